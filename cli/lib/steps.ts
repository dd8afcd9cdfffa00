import { Listr } from 'listr2'
import type { Terminal } from '#core/console/command'

/** One step of longer work. */
export interface Step {
  title: string
  run: () => Promise<void>
}

/** Runs steps one after the other, with a mark each on a terminal and a plain line each in a pipe. */
export async function runSteps(terminal: Terminal, steps: readonly Step[]): Promise<void> {
  const tasks = steps.map(({ title, run }) => ({ title, task: run }))
  if (terminal.interactive) {
    await new Listr(tasks).run()
    return
  }
  for (const { title, run } of steps) {
    terminal.line(title)
    await run()
  }
}
