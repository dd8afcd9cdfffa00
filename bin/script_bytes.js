#!/usr/bin/env node
/**
 * `node bin/script_bytes.js route...`: how many bytes of scripts (compressed by Brotli) a screen loads before it can be used, of the
 * production build in `web/build`. `--build=folder` reads another build.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const words = process.argv.slice(2)
const build = words.find((word) => word.startsWith('--build='))?.slice('--build='.length) ?? 'web/build'
const assets = `${build}/client/assets`
const manifest = readdirSync(assets).find((file) => file.startsWith('manifest-'))
// The manifest is a script that sets one variable of the page.
const [, text = ''] = /^window\.__remixManifest=(.*?);?$/s.exec(readFileSync(`${assets}/${manifest}`, 'utf8')) ?? []
const { entry, routes } = JSON.parse(text)

/** The scripts of a screen: those of the page itself, and of each route from the root to the screen. */
function scriptsOf(id) {
  const scripts = new Set([entry.module, ...entry.imports])
  for (let route = routes[id]; route; route = routes[route.parentId]) {
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script)
  }
  return [...scripts].filter((script) => script.endsWith('.js'))
}

for (const id of words.filter((word) => !word.startsWith('--'))) {
  if (!routes[id]) throw new Error(`There is no route "${id}" in ${assets}/${manifest}`)
  const scripts = scriptsOf(id)
  const bytes = scripts.map((path) => brotliCompressSync(readFileSync(`${assets}/${path.split('/assets/')[1]}`)).length)
  const sum = bytes.reduce((one, other) => one + other, 0)
  process.stdout.write(`${id}: ${Math.round(sum / 1000)} kB in ${scripts.length} scripts\n`)
}
