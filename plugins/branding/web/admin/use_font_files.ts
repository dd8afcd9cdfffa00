import { useEffect } from 'react'

/** A file of a family of letters, with the characters that it has. */
export interface FontFile {
  family: string
  url: string
  range: string
}

/** Documents that know the files. */
const told = new WeakSet<Document>()

/** Makes families known to a page, which loads a file once it writes in it. Its style sheets hold the published ones only. */
export function bringFonts(view: Window & typeof globalThis, files: readonly FontFile[]): void {
  const { document, FontFace } = view
  if (told.has(document)) return
  told.add(document)
  for (const { family, url, range } of files) {
    document.fonts.add(new FontFace(family, `url(${url})`, { weight: '100 900', display: 'swap', unicodeRange: range }))
  }
}

/** The same for the page of this screen. */
export function useFontFiles(files: readonly FontFile[]): void {
  useEffect(() => bringFonts(window, files), [files])
}
