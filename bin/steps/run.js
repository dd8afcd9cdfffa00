import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StepFailure } from './say.js'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Node 24 from the package `node`, whatever version the machine has. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

/**
 * Runs a program. Its output is shown only when it fails.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} what it printed
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, PATH, ...env } })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new StepFailure(`${startAndEnd(output)}\n${program} ${args.join(' ')}: ${code}`))
    })
  })
}

/** Some programs print the reason of a failure first, others last. */
function startAndEnd(output) {
  return output.length <= 6000 ? output : `${output.slice(0, 2000)}\n…\n${output.slice(-4000)}`
}

/**
 * Runs a program and returns its output. With `live` the output is printed as well.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] @param {{ live?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function show(program, args, env = {}, { live = true } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (shown) => (data) => {
      output += data
      if (live) shown.write(data)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
