import { Database } from '@adonisjs/lucid/database'
import { boot } from './boot.js'
import { endProcess } from '#core/console/end_process'
import { queryRows } from '#core/database/query_rows'

/** Runs each argument as SQL in the database of the environment; prints the rows of each as JSON. */
const app = await boot()
const database = await app.container.make(Database)
const results: unknown[] = []
for (const sql of process.argv.slice(2)) results.push(await queryRows(database.connection(), sql))
process.stdout.write(`${JSON.stringify(results)}\n`)
await endProcess(0)
