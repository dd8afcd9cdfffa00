import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemOrigin } from '#core/audit/origin'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { formatProblem } from '#core/import/problem'
import type { DemoShop } from '#core/plugin/contract'

/**
 * Brings the demo's wines in through the import that everybody's files go through. A shop that has products is left alone,
 * unless they are those of a start that was cut off: false. Throws when a row is left out, because the demo's file is ours.
 */
export async function loadDemoProducts({ app, folder, pictures, report }: DemoShop): Promise<boolean> {
  const runner = await app.container.make(RunImport)
  const store = await app.container.make(Store)
  const request: ImportRequest = {
    app,
    file: join(folder, 'products.csv'),
    images: existsSync(pictures) ? pictures : null,
    origin: systemOrigin('import', 'demo'),
  }
  const hasProducts = await store.reader.first('select id from catalogue_products limit 1')
  if (hasProducts && !(await runner.isUnfinished(request))) return false
  const { refused, errors, created, variants, seconds } = await runner.execute(request)
  const [first] = refused ? [refused] : errors
  if (first) {
    const translator = await app.container.make(Translator)
    const { row, column, message } = formatProblem(translator, 'en_GB', first)
    throw new Error(`The demo's products.csv, line ${row ?? '-'}, column ${column ?? '-'}: ${message}`)
  }
  report('catalogue.demo.wines', { wines: created, variants, seconds })
  return true
}
