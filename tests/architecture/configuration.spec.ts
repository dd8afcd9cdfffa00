import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { sourceFiles } from './source_files.js'

/** Of the person's terminal, or passed on between our own commands. */
const NOT_OF_THE_SHOP = new Set(['CELLIER_LIVE', 'CI', 'HOME', 'LANG', 'LC_ALL', 'LC_MESSAGES', 'NO_COLOR', 'PATH'])

/** Variables that the product reads: those `config/env.ts` validates, and those read past it. */
function readVariables(): string[] {
  const validated = readFileSync(new URL('config/env.ts', APP_ROOT), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)
  const direct = sourceFiles().flatMap(({ text }) => [...text.matchAll(/process\.env\.([A-Z][A-Z0-9_]+)/g)])
  const names = [...validated, ...direct].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !NOT_OF_THE_SHOP.has(name)).sort()
}

/** Variables of the table in the README. */
function toldVariables(): string[] {
  const readme = readFileSync(new URL('README.md', APP_ROOT), 'utf8')
  const [, section = ''] = /^## Configuration$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(readme) ?? []
  const cells = section.split('\n').flatMap((line) => /^\| (`[^|]*) \|/.exec(line)?.[1] ?? [])
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name)).sort()
}

test('the README tells every variable that the shop reads, and no other', ({ assert }) => {
  const told = toldVariables()
  assert.isAbove(told.length, 20)
  assert.deepEqual(told, readVariables())
})
