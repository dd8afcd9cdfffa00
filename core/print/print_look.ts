export interface PrintLogo {
  /** PNG or JPEG for a white ground, as a data URI. */
  uri: string
  /** Pixels. */
  width: number
  height: number
}

/** What the documents of a channel have in common. */
export interface PrintLook {
  /** Colour of the seller's name and of the total, `#rrggbb`; it can be read on white. */
  primary: string
  /** Null: the seller's name stands there alone. */
  logo: PrintLogo | null
}

/** What a plugin knows of the look of printed documents, contributed to `core.print_looks`. A later plugin wins. */
export interface PrintLookSource {
  /** @param channel channel code */
  look(channel: string): Promise<Partial<PrintLook>>
}

export const DEFAULT_PRINT_LOOK: PrintLook = { primary: '#7a182f', logo: null }
