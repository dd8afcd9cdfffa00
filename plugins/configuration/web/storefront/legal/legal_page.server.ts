import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import type { LegalKind } from '#web/lib/legal'

/** Loads a text as it stands, or the version that the address names. */
export function legalLoader(kind: LegalKind) {
  return screenLoader(
    { id: `configuration.storefront.${kind}`, title: `configuration.legal.${kind}`, words: ['configuration.legal'] },
    async ({ context, url }) => {
      const version = url.searchParams.get('version')
      const { data } = await callOrFail(context, 'GET', 'configuration.legal_texts.show', {
        params: { kind },
        query: version ? { version } : {},
      })
      return { legal: data }
    }
  )
}
