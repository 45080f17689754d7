/** Draws a card that cannot be mistaken for a real one. */
export async function drawIdCard(name: string, birthday: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630">
    <rect width="1000" height="630" rx="36" fill="#ece7dd"/>
    <rect x="60" y="150" width="270" height="340" rx="16" fill="#c8bfae"/>
    <circle cx="195" cy="280" r="70" fill="#948a78"/>
    <path d="M85 490a110 110 0 0 1 220 0z" fill="#948a78"/>
    <g font-family="sans-serif" fill="#2b2823">
      <text x="60" y="100" font-size="44">DEMONSTRATION CARD</text>
      <text x="380" y="220" font-size="34">${name}</text>
      <text x="380" y="290" font-size="34">Born ${birthday}</text>
      <text x="380" y="360" font-size="34">No. SP-204 881</text>
      <text x="60" y="570" font-size="26">Drawn for the demo. Not a document of any country.</text>
    </g>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
