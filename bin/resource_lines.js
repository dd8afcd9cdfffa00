#!/usr/bin/env node
/**
 * `node bin/resource_lines.js [commit]`: lines that were removed and added for each kind of row that became a resource, between a
 * commit and the working tree. Lines that stay, in files that were moved too, count on neither side: they do other work, such
 * as the search for the rate of an order. Words, tests, migrations and examples are left out. The commit without resources is
 * the default. `--files` lists the files.
 */
import { execFileSync } from 'node:child_process'

const WITHOUT_RESOURCES = '3d71aa83037bcf2d1ef4d12f88d9492d95feb37f'
const commit = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? WITHOUT_RESOURCES

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
  [
    'inventory sources',
    'catalogue',
    /(^|_|\/)(inventory_sources?|source_(screen|rows|validator)|sources_screen)(_|\/|\.)/,
  ],
  ['redirects', 'catalogue', /(^|_|\/)redirects?(_|\/|\.)/],
  ['VAT categories, rates', 'sales', /(^|_|\/)tax_(categor(y|ies)|rates?|records)(_|\/|\.)|configuration\/taxes\//],
  ['table rates', 'sales', /(^|_|\/)table_rates?(_|\/|\.)/],
  ['cart rules, coupons', 'marketing', /(^|_|\/)(cart_rules?|coupons?|discounts)(_|\/|\.)/],
  ['import profiles', 'platform', /(^|_|\/)(import_)?profiles?(_|\/|\.)/],
]

const isCode = (path) =>
  /\.(ts|tsx|css)$/.test(path) && !/(\/tests\/|\/migrations\/|\/demo\/|\.test\.|testing)/.test(path)

/** A line of `git diff --numstat -z`: added, removed, and the path, or for a moved file nothing and then both paths. */
function changes() {
  const fields = execFileSync('git', ['diff', '--numstat', '-z', '-M50%', '-l10000', commit, '--', 'plugins'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\0')
  const found = []
  for (let at = 0; at < fields.length - 1; at += 1) {
    const [added, removed, path] = fields[at].split('\t')
    const paths = path ? [path] : [fields[(at += 1)], fields[(at += 1)]]
    // A line that another one replaces is mostly an import of a file that moved.
    const replaced = Math.min(Number(added) || 0, Number(removed) || 0)
    found.push({ added: (Number(added) || 0) - replaced, removed: (Number(removed) || 0) - replaced, paths })
  }
  return found.filter(({ paths }) => paths.every(isCode))
}

const all = changes()
const rows = KINDS.map(([name, plugin, pattern]) => {
  const isOwn = (path) => path.startsWith(`plugins/${plugin}/`) && pattern.test(path.split('/').slice(2).join('/'))
  const own = all.filter(({ paths }) => paths.some(isOwn))
  if (process.argv.includes('--files')) {
    for (const { added, removed, paths } of own)
      process.stdout.write(`${name} -${removed} +${added} ${paths.join(' => ')}\n`)
  }
  const sum = (key) => own.reduce((total, change) => total + change[key], 0)
  return { name, removed: sum('removed'), added: sum('added') }
})
const total = {
  name: 'all',
  removed: rows.reduce((sum, { removed }) => sum + removed, 0),
  added: rows.reduce((sum, { added }) => sum + added, 0),
}

process.stdout.write('| rows | lines removed | lines added | fewer |\n|---|---|---|---|\n')
for (const { name, removed, added } of [...rows, total]) {
  const fewer = removed === 0 ? '' : `${Math.round((1 - added / removed) * 100)} %`
  process.stdout.write(`| ${name} | ${removed} | ${added} | ${fewer} |\n`)
}
