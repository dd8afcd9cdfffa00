import { fork, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MEMORY_ENVIRONMENT, memoryFlags } from '#core/boot/memory_flags'

/** The folder of this checkout. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The production build where there is one, else the sources. */
export const BUILT = existsSync(`${ROOT}build/bench/server.js`) && !process.argv.includes('--sources')

const SOURCES = ['--import=@poppinss/ts-exec']

/** Starts one of our files, or of another checkout, and waits until it says that it is ready. */
export async function start(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  root: string = ROOT
): Promise<ChildProcess> {
  const child = fork(BUILT ? `${root}build/${file}.js` : `${root}${file}.ts`, args, {
    cwd: root,
    execArgv: [...memoryFlags(env), ...(BUILT ? [] : SOURCES)],
    env: { ...MEMORY_ENVIRONMENT, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve()
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return child
}

/** Runs one of our files, or of another checkout, to its end and gives the last line it wrote. */
export async function run(file: string, args: string[], env: NodeJS.ProcessEnv, root: string = ROOT): Promise<string> {
  const command = BUILT ? [`${root}build/${file}.js`] : [...SOURCES, `${root}${file}.ts`]
  return execute([...command, ...args], env, root)
}

/** Makes the tables of an empty database. */
export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  await execute([BUILT ? `${ROOT}build/bin/console.js` : `${ROOT}ace.js`, 'migration:run', '--force'], env)
}

async function execute(args: string[], env: NodeJS.ProcessEnv, root: string = ROOT): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${output}`)
  return output.trim().split('\n').at(-1) ?? ''
}

/** Ends a process that `start` gave, or another by a signal. */
export async function stop(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (signal) child.kill(signal)
  else child.send('stop')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(timer)
}

/** Starts the worker as it stands beside a shop. */
export function startWorker(env: NodeJS.ProcessEnv): ChildProcess {
  const file = BUILT ? `${ROOT}build/bin/worker.js` : `${ROOT}bin/worker.ts`
  return fork(file, [], {
    cwd: ROOT,
    execArgv: [...memoryFlags(env), ...(BUILT ? [] : SOURCES)],
    env: { ...MEMORY_ENVIRONMENT, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}
