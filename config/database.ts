import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import env from '#config/env'
import plugins from '#config/plugins'
import { migrationPaths } from '#core/plugin/folders'
import { isDurable, sqliteFile } from '#config/cellier'
import { READS } from '#core/database/postgres_reader'
import { postgresConnection, sqliteConnection } from '#core/database/connections'

const paths = migrationPaths(plugins)

const address = {
  host: env.get('DB_HOST', '127.0.0.1'),
  port: env.get('DB_PORT', 5432),
  user: env.get('DB_USER', 'postgres'),
  password: env.get('DB_PASSWORD'),
  database: env.get('DB_DATABASE', 'cellier'),
}

/** Only web processes have a statement timeout. Commands, jobs and tests may run long statements. */
const hasTimeout = app.getEnvironment() === 'web'

export default defineConfig({
  connection: 'shop',
  connections: sqliteFile
    ? { shop: sqliteConnection(sqliteFile, paths, isDurable) }
    : {
        shop: postgresConnection(address, paths, { deadline: hasTimeout ? 10_000 : 0 }),
        [READS]: postgresConnection(address, [], { most: 5, deadline: hasTimeout ? 5_000 : 0 }),
      },
})
