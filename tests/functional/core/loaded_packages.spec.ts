import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { freshConfiguration } from '#plugins/configuration/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { visitAnotherProcess } from '#tests/fixtures/web_process'

/** Packages that few requests need. Together they take half a second of a start and 60 MB of each process. */
const LARGE = [
  ...['sharp', 'pdfkit', 'fontkit', 'libphonenumber-js', 'sanitize-html', 'htmlparser2', 'postal-mime', 'saxes'],
  ...['@adonisjs/mail', 'nodemailer', 'imapflow', '@zxcvbn-ts/core', 'write-excel-file', 'yauzl', '@aws-sdk/client-s3'],
  ...['csv-parse', 'csv-stringify', 'otpauth', 'typescript', 'vite', 'listr2', 'commander', 'plop', 'diff', 'tar'],
]

test.group('A web process that has shown pages of the shop', () => {
  test('has loaded no package for papers, pictures, mails, files or commands', async ({ assert, cleanup }) => {
    await resetDatabase(await app.container.make(Store))
    await freshConfiguration()
    const folder = await mkdtemp(join(tmpdir(), 'cellier-packages-'))
    cleanup(() => rm(folder, { recursive: true }))
    const file = join(folder, 'loaded.txt')
    const visitor = await visitAnotherProcess(cleanup, {
      NODE_OPTIONS: '--import=./tests/fixtures/tell_packages.ts',
      LOADED_PACKAGES: file,
    })
    assert.equal((await visitor.send('GET', '/vue/boutique')).status, 200)
    const loaded = (await readFile(file, 'utf8')).split('\n')
    assert.includeMembers(loaded, ['knex', 'react-dom'])
    for (const name of LARGE) assert.notInclude(loaded, name)
  })
})
