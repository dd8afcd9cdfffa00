const LETTERS: Record<string, string> = {
  a: 'àâäÀÂÄ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'îïÎÏ',
  o: 'ôöÔÖ',
  oe: 'œŒ',
  u: 'ùûüÙÛÜ',
}

/** Text without case and the accents of French, in SQL: for short tables whose words are not kept folded. */
export function folded(expression: string): string {
  const plain = Object.entries(LETTERS).flatMap(([letter, marked]) => [...marked].map((each) => [each, letter] as const))
  return plain.reduce((sql, [marked, letter]) => `replace(${sql}, '${marked}', '${letter}')`, `lower(${expression})`)
}
