import { RebuildListings } from '#plugins/catalogue/listing/actions/rebuild_listings'
import type { CliCommand } from '#core/console/command'
import type { Locale } from '#core/i18n/locales'

const WORDS: Record<Locale, { label: string; done: (count: number) => string }> = {
  fr_FR: { label: 'Produits', done: (count) => `Index reconstruit : ${count} produits.` },
  en_GB: { label: 'Products', done: (count) => `Index rebuilt: ${count} products.` },
}

/** `cli index:rebuild`: listings, facets, prices and full text of every product, while the shop stays open. */
const rebuildIndex: CliCommand = {
  name: 'index:rebuild',
  summary: { fr_FR: 'Reconstruit les listes et la recherche', en_GB: 'Rebuilds lists and search' },
  options: [{ flags: '--json', summary: { fr_FR: 'Résultat en JSON', en_GB: 'Result as JSON' } }],
  async run({ app, terminal, options }) {
    const words = WORDS[terminal.locale]
    const action = await app.container.make(RebuildListings)
    const count = await action.execute((done, total) => terminal.progress(done, total, words.label))
    terminal.line(options.json ? JSON.stringify({ products: count }) : words.done(count))
    return 0
  },
}

export default rebuildIndex
