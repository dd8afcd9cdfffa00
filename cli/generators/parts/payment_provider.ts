import { addWords, type Part } from '#cli/generators/parts/part'

/** A way to pay at a provider: redirect, signed notifications, settings. */
export const paymentProvider: Part = {
  folder: 'payment_provider',
  requires: ['sales'],
  add(files, { id, name, camel, fr, en }) {
    const module = `() => import('#plugins/${id}/methods/${name}')`
    files.manifest(['extends', 'sales.payment_methods'], `${id}.${name}`, module)
    files.settings(`${camel}Settings`, `settings/${name}_settings`)
    addWords(files, 'lang', {
      [`${id}.${name}.title`]: { fr_FR: fr, en_GB: en },
      [`${id}.${name}.description`]: {
        fr_FR: 'Vous payez sur la page du prestataire, puis revenez à la boutique.',
        en_GB: 'You pay on the page of the provider, then come back to the shop.',
      },
    })
  },
}
