/**
 * The paper, ink and accent of the site's tokens. Mail clients know no custom properties, so this is the one
 * other place where a colour is a number.
 */
export const light = {
  paper: '#faf8f4',
  card: '#ffffff',
  soft: '#f3efe8',
  ink: '#1c1a17',
  ink2: '#5b554c',
  line: '#e5dfd5',
  accent: '#a94c14',
  accentInk: '#ffffff',
}

export const dark: typeof light = {
  paper: '#171512',
  card: '#211e1a',
  soft: '#2a2622',
  ink: '#f4efe7',
  ink2: '#b9b0a3',
  line: '#35302a',
  accent: '#e08a4a',
  accentInk: '#1c1a17',
}
