import { describe, expect, it } from 'vitest'
import { parseCrew } from './parse-crew.ts'

describe('a pasted crew list', () => {
  it('has one person a line: name, role, email', () => {
    expect(
      parseCrew('Mara Lindqvist, Gaffer, mara@crew.example\nTeo Brandt, Sound\r\n\n  Nils Aho  \n'),
    ).toEqual([
      { name: 'Mara Lindqvist', role: 'Gaffer', email: 'mara@crew.example' },
      { name: 'Teo Brandt', role: 'Sound', email: '' },
      { name: 'Nils Aho', role: '', email: '' },
    ])
  })

  it('may come out of a spreadsheet, with commas inside its cells', () => {
    expect(parseCrew('Lindqvist, Mara\tGaffer, best boy\tmara@crew.example')).toEqual([
      { name: 'Lindqvist, Mara', role: 'Gaffer, best boy', email: 'mara@crew.example' },
    ])
    expect(parseCrew('Teo Brandt; Sound; teo@crew.example')).toEqual([
      { name: 'Teo Brandt', role: 'Sound', email: 'teo@crew.example' },
    ])
  })

  it('may have bullets, numbers and addresses as mail programs write them', () => {
    expect(parseCrew('1. Mara Lindqvist <mara@crew.example>, Gaffer\n• Teo Brandt, Sound, Grip')).toEqual([
      { name: 'Mara Lindqvist', role: 'Gaffer', email: 'mara@crew.example' },
      { name: 'Teo Brandt', role: 'Sound, Grip', email: '' },
    ])
  })

  it('leaves quoted words in one piece', () => {
    expect(parseCrew('"Lindqvist, Mara",Gaffer,mara@crew.example\nTeo "Bear" Brandt, Sound')).toEqual([
      { name: 'Lindqvist, Mara', role: 'Gaffer', email: 'mara@crew.example' },
      { name: 'Teo "Bear" Brandt', role: 'Sound', email: '' },
    ])
    expect(parseCrew('"Teo; ""Bear"" Brandt", Sound')).toEqual([
      { name: 'Teo; "Bear" Brandt', role: 'Sound', email: '' },
    ])
  })

  it('ignores the headings of a table, but keeps a person with such a name', () => {
    const mara = [{ name: 'Mara Lindqvist', role: 'Gaffer', email: '' }]
    for (const headings of ['Name,Role,Email', 'Full name\tPosition', 'Nom;Rôle;E-mail', '"Nombre","Puesto"'])
      expect(parseCrew(`${headings}\nMara Lindqvist, Gaffer`)).toEqual(mara)
    expect(parseCrew('Nom, Gaffer')).toEqual([{ name: 'Nom', role: 'Gaffer', email: '' }])
  })

  it('finds the email anywhere in the line, and nobody in a line that is only an email', () => {
    expect(parseCrew('Mara Lindqvist, mara@crew.example, Gaffer')).toEqual([
      { name: 'Mara Lindqvist', role: 'Gaffer', email: 'mara@crew.example' },
    ])
    expect(parseCrew('mara@crew.example')).toEqual([])
    expect(parseCrew(' \n , \n')).toEqual([])
  })
})
