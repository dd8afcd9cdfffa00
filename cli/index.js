#!/usr/bin/env node
/**
 * Entry of `cli`. Plain JavaScript that runs under any Node from 18 up, before anything is installed:
 * it finds the Node version among the installed packages and runs the program with it.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const HERE = dirname(dirname(fileURLToPath(import.meta.url)))
const ROOT = existsSync(join(HERE, 'node_modules')) ? HERE : join(HERE, HERE.endsWith('build') ? '..' : '.')
const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const NEEDED = 24

const { LC_ALL, LC_MESSAGES, LANG, LANGUAGE } = process.env
const french = /^fr/i.test(LANGUAGE || LC_ALL || LC_MESSAGES || LANG || '')

// A long import collects its garbage sooner: in little more than half of the memory, for half as much CPU time again (bench/README.md).
if (process.argv[2] === 'import') {
  for (const flag of ['--semi-space-growth-factor=1', '--heap-growing-percent=50']) setFlagsFromString(flag)
}

if (!existsSync(join(ROOT, 'node_modules', '@adonisjs', 'core'))) {
  refuse(
    french
      ? 'Les paquets ne sont pas encore installés. Lancez d’abord « npm start » (la boutique de démonstration) ou « npm install ».'
      : 'The packages are not installed yet. Run "npm start" (the demo shop) or "npm install" first.'
  )
} else if (Number(process.versions.node.split('.')[0]) < NEEDED) restart()
else await begin()

function refuse(sentence) {
  process.exitCode = 1
  process.stderr.write(`${sentence}\n`)
}

/** Runs this file again with the Node version of the packages and the same arguments. */
function restart() {
  if (!existsSync(NODE)) {
    return refuse(
      french
        ? `Il faut Node ${NEEDED}. Lancez « npm install », qui l’apporte avec les paquets.`
        : `Node ${NEEDED} is needed. Run "npm install": it comes with the packages.`
    )
  }
  const child = spawn(NODE, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

/** The built program if it is not older than the sources, else the sources. */
async function begin() {
  if (buildIsFresh()) {
    await import(pathToFileURL(join(ROOT, 'build', 'cli', 'main.js')).href)
    return
  }
  await import('../bin/typescript.js')
  await import(pathToFileURL(join(HERE, 'cli', 'main.js')).href)
}

function buildIsFresh() {
  const stamp = join(ROOT, 'build', 'stamp')
  if (!existsSync(stamp) || !existsSync(join(ROOT, 'build', 'cli', 'main.js'))) return false
  const built = statSync(stamp).mtimeMs
  const sources = ['core', 'plugins', 'cli', 'config', 'adonisrc.ts', 'package.json']
  return sources.every((path) => newest(join(ROOT, path)) <= built)
}

/**
 * The latest change below a path: a server file was written, or a file was added or removed. Screens and tests are
 * ignored.
 */
function newest(path) {
  if (!existsSync(path)) return 0
  const found = statSync(path)
  if (found.isFile()) return found.mtimeMs
  let latest = found.mtimeMs
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'web' || entry.name === 'tests') continue
    latest = Math.max(latest, newest(join(path, entry.name)))
  }
  return latest
}
