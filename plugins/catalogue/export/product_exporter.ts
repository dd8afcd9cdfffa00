import { ChannelPort } from '#core/context/shop_context'
import { Lists } from '#core/lists/lists'
import { minorDigits } from '#core/money/currency'
import { Store } from '#core/database/store'
import { undefuse } from '#core/text/formula_cells'
import { exportVocabulary } from '#plugins/catalogue/export/export_vocabulary'
import { FOREIGN_FORMATS } from '#plugins/catalogue/export/foreign_formats'
import { ownHeader, ownRows, type Cells, type FileNames } from '#plugins/catalogue/export/own_rows'
import { readProducts } from '#plugins/catalogue/products/upsert/load_products'
import type { ExportCell } from '#core/export/export_cells'
import type { Exporter, ExportTable } from '#core/export/exporter'
import type { ForeignFormat } from '#plugins/catalogue/export/foreign_format'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'

const LIST = 'catalogue.products'
const OWN = 'cellier'

/** Products that are read at a time. */
const PAGE = 200

/** Products in our own format, or in that of another program. */
const productExporter: Exporter = {
  what: 'products',
  formats: [OWN, ...Object.keys(FOREIGN_FORMATS)],
  async open({ app: { container }, query, as }): Promise<ExportTable> {
    const store = await container.make(Store)
    const { baseCurrency = 'EUR', timezone = 'UTC' } = (await container.make(ChannelPort)).all()[0] ?? {}
    // By id, which no change of a product moves while the file is written.
    const ids = (await (await container.make(Lists)).ids(LIST, { query })).sort((one, other) => one - other)
    const vocabulary = await exportVocabulary(store, { digits: minorDigits(baseCurrency), zone: timezone })
    const format = as === null || as === OWN ? null : (FOREIGN_FORMATS[as] as ForeignFormat)
    const foreign = format && (await format(store, vocabulary))
    const header = foreign?.header ?? ownHeader(vocabulary)
    async function* chunks() {
      for (let from = 0; from < ids.length; from += PAGE) {
        const products = await readProducts(store.read, ids.slice(from, from + PAGE))
        const names = await fileNames(store, [...products.values()])
        const rows = [...products].flatMap(([id, product]) => {
          const own = ownRows(product, vocabulary, names)
          return foreign ? foreign.rows({ id, product, rows: own }) : own
        })
        yield { lines: rows.map((row) => header.map((column) => cellOf(column, row))), things: products.size }
      }
    }
    return { header, total: ids.length, chunks: chunks() }
  },
}

/** Columns of numbers. In others digits are text: codes begin with zeros. */
const NUMBERS = /^(price|special_price|weight|stock\..+|Regular price|Sale price|Stock|Price|Compare-at price)$/
const FIGURE = /^-?\d+(\.\d+)?$/
const HARMLESS = /^-?\d+([.,]\d+)?%?$/

function cellOf(column: string, row: Cells): ExportCell {
  const text = row[column] ?? ''
  if (NUMBERS.test(column) && FIGURE.test(text)) {
    const { length: digits = 0 } = text.split('.')[1] ?? ''
    return { text, number: Number(text), digits }
  }
  // What an import would take an apostrophe off keeps its own.
  if (undefuse(text) !== text) return { text: `'${text}`, isSafe: true }
  return HARMLESS.test(text) ? { text, isSafe: true } : { text }
}

/** What the files of products are called: two statements. */
async function fileNames({ read }: Store, products: readonly ProductState[]): Promise<FileNames> {
  const media = await read.run<{ id: number | string; name: string }>(
    `select id, name from core_media where id in ${read.ids}`,
    [...new Set(products.flatMap((product) => product.media.map(({ mediaId }) => mediaId)))]
  )
  const files = await read.run<{ hash: string; name: string }>(
    `select hash, name from catalogue_files f where hash in ${read.texts}
     and not exists (select 1 from catalogue_files o where o.name = f.name and o.hash <> f.hash)`,
    [...new Set(products.flatMap(({ downloads }) => downloads.map(({ source }) => source)))]
  )
  return {
    media: new Map(media.map(({ id, name }) => [Number(id), name])),
    files: new Map(
      files.flatMap(({ hash, name }) => (/[|]|\s(times|days)=/.test(name) ? [] : [[hash, name] as const]))
    ),
  }
}

export default productExporter
