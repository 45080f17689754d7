type LegalBlock = string | { list: string[] }

export interface LegalSection {
  /** The anchor in the URL. People cite it, so it stays the same when the heading changes. */
  id: string
  heading: string
  body: LegalBlock[]
}

/** Texts may hold {support}, {terms} and {privacy}; the page turns each into a link. */
export interface LegalDocument {
  title: string
  updated: string
  intro: string[]
  sections: LegalSection[]
}
