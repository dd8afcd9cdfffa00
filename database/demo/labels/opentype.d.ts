/** The part of opentype.js that the labels use; the package ships no types. */
declare module 'opentype.js' {
  type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x: number; y: number; x1: number; y1: number }
    | { type: 'C'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
    | { type: 'Z' }
  interface Path {
    commands: Command[]
  }
  interface Glyph {
    index: number
    advanceWidth?: number
    getPath(x: number, y: number, size: number): Path
  }
  interface Font {
    unitsPerEm: number
    charToGlyph(char: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export type { Command, Font, Glyph }
  export default opentype
}
