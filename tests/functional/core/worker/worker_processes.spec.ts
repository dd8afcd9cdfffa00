import app from '@adonisjs/core/services/app'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { JobControl } from '#core/jobs/job_control'
import { Outbox } from '#core/events/outbox'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'

const PROBE = fileURLToPath(new URL('./probe_worker.ts', import.meta.url))

function assertRuns(child: ChildProcess): void {
  if (child.exitCode !== null) throw new Error(`The worker ended with ${child.exitCode}`)
}

test.group('Worker processes', (group) => {
  let store: Store
  let file: string
  const started: ChildProcess[] = []

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    file = join(mkdtempSync(join(tmpdir(), 'cellier-worker-')), 'notes')
    return () => {
      for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
    }
  })

  const start = async () => {
    const child = fork(PROBE, {
      execArgv: ['--import=./bin/typescript.js'],
      env: { ...process.env, WORKER_LEASE_SECONDS: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.push(child)
    await Promise.race([once(child, 'message'), once(child, 'exit').then(() => assertRuns(child))])
    return child
  }
  const notes = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])
  const until = async (condition: () => boolean | Promise<boolean>) => {
    for (let tries = 0; tries < 600; tries += 1) {
      if (await condition()) return
      await setTimeout(50)
    }
    throw new Error(`Waited in vain. Notes: ${notes().join(', ')}`)
  }
  const left = async (table: string, state: string) =>
    (await store.reader.first<{ n: number }>(`select count(*) as n from ${table} where state <> '${state}'`))?.n
  const ended = (name: string) => notes().includes(`end ${name}`)

  test('two workers run each of sixty jobs once, and tell each subject its events in order', async ({ assert }) => {
    const [queue, outbox] = [await app.container.make(Queue), await app.container.make(Outbox)]
    await store.transaction(async (trx) => {
      for (let n = 0; n < 60; n += 1) {
        await queue.enqueue(trx, 'probe.note', { file, name: `job-${n}`, ms: 20 })
        const payload = { file, name: String(Math.floor(n / 4)), ms: 5 }
        await outbox.record(trx, { name: 'probe.thing.moved', subject: `probe:${n % 4}`, payload })
      }
    })
    await Promise.all([start(), start()])
    await until(async () => (await left('core_jobs', 'done')) === 0 && (await left('core_events', 'delivered')) === 0)
    const lines = notes()
    assert.lengthOf(
      lines.filter((line) => /^begin job-\d+ 1$/.test(line)),
      60
    )
    assert.lengthOf(new Set(lines.filter((line) => line.startsWith('end job'))), 60)
    for (const subject of ['probe:0', 'probe:1', 'probe:2', 'probe:3']) {
      const told = lines.filter((line) => line.includes(` ${subject} `))
      const expected = Array.from({ length: 15 }, (_, n) => [`begin ${subject} ${n}`, `end ${subject} ${n}`])
      assert.deepEqual(told, expected.flat())
    }
  }).timeout(60_000)

  test('a job whose worker is killed is done once more, and nothing is lost', async ({ assert }) => {
    const queue = await app.container.make(Queue)
    await queue.enqueue(null, 'probe.note', { file, name: 'long', ms: 1500 })
    const victim = await start()
    await until(() => notes().includes('begin long 1'))
    victim.kill('SIGKILL')
    await queue.enqueue(null, 'probe.note', { file, name: 'short' })
    await start()
    await until(() => ended('long') && ended('short'))
    assert.deepEqual(
      notes().filter((line) => line.includes('long')),
      ['begin long 1', 'begin long 2', 'end long']
    )
    await until(async () => (await left('core_jobs', 'done')) === 0)
  }).timeout(60_000)

  test('an event whose worker is killed is told once more, before the later ones of its subject', async ({
    assert,
  }) => {
    const outbox = await app.container.make(Outbox)
    const event = (name: string, ms: number) => ({
      name: 'probe.thing.moved',
      subject: 'probe:1',
      payload: { file, name, ms },
    })
    await store.transaction((trx) => outbox.record(trx, event('a', 1500), event('b', 0)))
    const victim = await start()
    await until(() => notes().includes('begin probe:1 a'))
    victim.kill('SIGKILL')
    await start()
    await until(() => ended('probe:1 b'))
    const told = ['begin probe:1 a', 'begin probe:1 a', 'end probe:1 a', 'begin probe:1 b', 'end probe:1 b']
    assert.deepEqual(notes(), told)
  }).timeout(60_000)

  test('a job that somebody stops ends in whichever process runs it, and is not taken up when that is killed', async ({
    assert,
  }) => {
    const [queue, control] = [await app.container.make(Queue), await app.container.make(JobControl)]
    const state = async (id: number) =>
      (await store.reader.first<{ state: string }>('select state from core_jobs where id = ?', [id]))?.state
    const stop = (id: number) => store.transaction((trx) => control.stop(trx, id))
    const long = await queue.enqueue(null, 'probe.note', { file, name: 'long', ms: 60_000 })
    const victim = await start()
    await until(() => notes().includes('begin long 1'))
    assert.isTrue(await stop(long))
    await until(async () => (await state(long)) === 'stopped')

    const lost = await queue.enqueue(null, 'probe.note', { file, name: 'lost', ms: 60_000 })
    await until(() => notes().includes('begin lost 1'))
    victim.kill('SIGKILL')
    await stop(lost)
    await start()
    await until(async () => (await state(lost)) === 'stopped')
    assert.deepEqual(notes(), ['begin long 1', 'begin lost 1'])
  }).timeout(60_000)

  test('a worker asked to stop lets go of its job at the next step, and another goes on at once', async ({
    assert,
  }) => {
    const queue = await app.container.make(Queue)
    await queue.enqueue(null, 'probe.note', { file, name: 'long', ms: 3000 })
    const first = await start()
    await until(() => notes().includes('begin long 1'))
    first.kill('SIGTERM')
    const [status] = (await once(first, 'exit')) as [number]
    assert.strictEqual(status, 0)
    const waiting = await store.reader.first("select state, attempts, error from core_jobs where job = 'probe.note'")
    assert.deepEqual(waiting, { state: 'waiting', attempts: 0, error: null })
    await start()
    await until(() => ended('long'))
    const row = await store.reader.first("select progress_total from core_jobs where job = 'probe.note'")
    assert.deepEqual(row, { progress_total: 3000 })
  }).timeout(60_000)
})
