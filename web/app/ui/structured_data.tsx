import { inline } from '#web/lib/inline'
import { unpack } from '#web/lib/packed'
import { useNonce, useScreenData } from '#web/lib/shell'

/** The page's JSON-LD. */
export function StructuredData() {
  const nonce = useNonce()
  const { metadata } = useScreenData()
  const schema = metadata && unpack(metadata).schema
  if (!schema) return null
  // Texts of the catalogue must not close the script element.
  const json = inline(schema)
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
