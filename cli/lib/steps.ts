import { Listr } from 'listr2'
import type { Terminal } from '#core/console/command'

export interface Step {
  title: string
  run: () => Promise<unknown>
}

/** Runs steps in order and prints one line each: with a mark on a terminal, plain in a pipe. */
export async function runSteps(terminal: Terminal, steps: readonly Step[]): Promise<void> {
  const tasks = steps.map(({ title, run }) => ({ title, task: async () => void (await run()) }))
  if (terminal.interactive) {
    await new Listr(tasks).run()
    return
  }
  for (const { title, run } of steps) {
    terminal.line(title)
    await run()
  }
}
