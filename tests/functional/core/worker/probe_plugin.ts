import { appendFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { definePlugin } from '#core/plugin/define_plugin'
import type { DomainListener } from '#core/events/listener'
import type { Job } from '#core/jobs/job'

interface Work {
  file: string
  name: string
  ms?: number
}

/** Notes its beginning and its end in a file, and takes its time in between. */
const note: Job = {
  async run(payload, { attempt, signal, progress }) {
    const { file, name, ms = 0 } = payload as unknown as Work
    await appendFile(file, `begin ${name} ${attempt}\n`)
    for (let left = ms; left > 0; left -= 20) {
      await setTimeout(20)
      signal.throwIfAborted()
      await progress(ms - left, ms)
    }
    await appendFile(file, `end ${name}\n`)
  },
}

const hear: DomainListener = {
  async handle({ subject, payload }) {
    const { file, name, ms = 0 } = payload as unknown as Work
    await appendFile(file, `begin ${subject} ${name}\n`)
    await setTimeout(ms)
    await appendFile(file, `end ${subject} ${name}\n`)
  },
}

/** A plugin with a job and a listener, for tests that need real worker processes. */
export default definePlugin({
  id: 'probe',
  version: '1.0.0',
  label: { fr_FR: 'Sonde', en_GB: 'Probe' },
  extends: { 'core.jobs': { 'probe.note': async () => ({ default: note }) } },
  events: ['probe.thing.moved'],
  listeners: { 'probe.thing.moved': { hear: async () => ({ default: hear }) } },
})
