#!/usr/bin/env node
/**
 * `node bin/resource_lines.js [commit]`: files and lines of the code for each kind of row that became a resource, in a commit
 * and in the working tree. Words, tests, migrations and examples are left out. The commit without resources is the default.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const WITHOUT_RESOURCES = '3d71aa83037bcf2d1ef4d12f88d9492d95feb37f'
const commit = process.argv[2] ?? WITHOUT_RESOURCES

/** The name of a kind of row, its plugin, and how the files that exist for it are called. */
const KINDS = [
  ['languages', 'configuration', /(^|_|\/)locales?(_|\/|\.)/],
  ['currencies', 'configuration', /(^|_|\/)(iso_)?currenc(y|ies)(_|\/|\.)(?!choice)/],
  ['exchange rates', 'configuration', /(^|_|\/)(exchange_rates?|rates?)(_|\/|\.)(?!choice|source)/],
  ['channels', 'configuration', /(^|_|\/)channels?(_|\/|\.)(?!choice)/],
  ['customer groups', 'users', /(^|_|\/)groups?(_|\/|\.)/],
  ['roles', 'users', /(^|_|\/)roles?(_|\/|\.)/],
  ['staff', 'users', /(^|\/)(?!.*(sign_in|session))[^/]*staff(_|\/|\.)/],
  ['attributes, families', 'catalogue', /(?<!products\/.*)(?<!listing\/.*)(^|_|\/)(attributes?|famil(y|ies))(_|\/|\.)/],
  ['media categories', 'catalogue', /(^|_|\/)media_categor(y|ies)(_|\/|\.)/],
  ['inventory sources', 'catalogue', /(^|_|\/)(inventory_)?sources?(_list|_screen|_rows|s_screen|s_controller|_validator|s\.ts|_input\.tsx)/],
  ['redirects', 'catalogue', /(^|_|\/)redirects?(_|\/|\.)/],
  ['VAT categories, rates', 'sales', /(^|_|\/)tax_(categor(y|ies)|rates?|records)(_|\/|\.)|configuration\/taxes\//],
  ['table rates', 'sales', /(^|_|\/)table_rates?(_|\/|\.)/],
  ['cart rules, coupons', 'marketing', /(^|_|\/)(cart_rules?|coupons?|discounts)(_|\/|\.)/],
  ['import profiles', 'platform', /(^|_|\/)(import_)?profiles?(_|\/|\.)/],
]

const git = (...call) => execFileSync('git', call, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const isCode = (path) => /\.(ts|tsx|css)$/.test(path) && !/(\/tests\/|\/migrations\/|\/demo\/|\.test\.|testing)/.test(path)
const linesOf = (text) => text.split('\n').length - 1

const before = git('ls-tree', '-r', '--name-only', commit, 'plugins').split('\n').filter(isCode)
const after = git('ls-files', 'plugins').split('\n').filter(isCode)

function measure(paths, plugin, pattern, read) {
  const own = paths.filter((path) => path.startsWith(`plugins/${plugin}/`) && pattern.test(path.split('/').slice(2).join('/')))
  return { files: own.length, lines: own.reduce((sum, path) => sum + linesOf(read(path)), 0), own }
}

const rows = KINDS.map(([name, plugin, pattern]) => {
  const old = measure(before, plugin, pattern, (path) => git('show', `${commit}:${path}`))
  const now = measure(after, plugin, pattern, (path) => readFileSync(path, 'utf8'))
  if (process.argv.includes('--files')) process.stdout.write(`${name}\n- ${old.own.join('\n- ')}\n+ ${now.own.join('\n+ ')}\n`)
  return { name, old, now }
})
const sum = (side, key) => rows.reduce((total, row) => total + row[side][key], 0)

process.stdout.write('| rows | files before | lines before | files now | lines now |\n|---|---|---|---|---|\n')
for (const { name, old, now } of rows) {
  process.stdout.write(`| ${name} | ${old.files} | ${old.lines} | ${now.files} | ${now.lines} |\n`)
}
process.stdout.write(
  `| all | ${sum('old', 'files')} | ${sum('old', 'lines')} | ${sum('now', 'files')} | ${sum('now', 'lines')} |\n`
)
