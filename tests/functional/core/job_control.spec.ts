import app from '@adonisjs/core/services/app'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { FrozenClock } from '#core/time/frozen_clock'
import { JobControl } from '#core/jobs/job_control'
import { JobRunner } from '#core/jobs/job_runner'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import type { Job } from '#core/jobs/job'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }

test.group('Jobs of people', (group) => {
  let store: Store
  let clock: FrozenClock
  let queue: Queue
  let control: JobControl

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    queue = new Queue(store, clock)
    control = new JobControl(clock)
  })

  const runner = (run: Job['run'], maxAttempts = 8) =>
    new JobRunner({ store, clock, logger: quiet, stopMs: 5, maxAttempts, jobs: { find: async () => ({ run }) } })
  const stop = (id: number) => store.transaction((trx) => control.stop(trx, id))
  const retry = (id: number) => store.transaction((trx) => control.retry(trx, id))
  const job = () => store.reader.first<Record<string, unknown>>('select * from core_jobs')
  /** Works until it is stopped, after telling that it began. */
  const endless =
    (began: () => void): Job['run'] =>
    async (_payload, { signal, progress, result }) => {
      await progress(1, 3)
      result({ changed: 1 })
      began()
      for (;;) {
        await setTimeout(2)
        signal.throwIfAborted()
      }
    }

  const owner = { id: 7, name: 'Anne', permission: 'probe.work' }

  test('keep their owner, what they are called and what came of them', async ({ assert }) => {
    const label = { key: 'probe.jobs.work', values: { count: 3 } }
    await queue.enqueue(null, 'probe.work', {}, { owner, label })
    await runner(async (_payload, { owner: asked, result }) => {
      assert.deepEqual(asked, { id: 7, permission: 'probe.work' })
      result({ changed: 1 })
      result({ changed: 3, file: 12 })
    }).runDue()
    const row = await job()
    assert.containsSubset(row, { state: 'done', owner_id: 7, owner_name: 'Anne' })
    assert.deepEqual(JSON.parse(String(row?.label)), label)
    assert.deepEqual(JSON.parse(String(row?.result)), { changed: 3, file: 12 })
  })

  test('that wait never start once they were stopped', async ({ assert }) => {
    const id = await queue.enqueue(null, 'probe.work', {}, { owner })
    assert.isTrue(await stop(id))
    assert.isFalse(await stop(id))
    assert.isFalse(await runner(async () => {}).runDue())
    assert.containsSubset(await job(), { state: 'stopped', attempts: 0, finished_at: clock.iso() })
  })

  test('that run end at their next step when they are stopped, and are not run again', async ({ assert }) => {
    const id = await queue.enqueue(null, 'probe.work', {})
    const began = Promise.withResolvers<void>()
    const work = runner(endless(began.resolve))
    const run = work.runDue()
    await began.promise
    assert.isTrue(await stop(id))
    await run
    assert.containsSubset(await job(), { state: 'stopped', progress_done: 1, progress_total: 3, error: null })
    assert.equal((await job())?.result, '{"changed":1}')
    clock.advance({ days: 1 })
    assert.isFalse(await work.runDue())
  })

  test('that end by themselves before they heed a stop are done', async ({ assert }) => {
    const id = await queue.enqueue(null, 'probe.work', {})
    await runner(async () => void (await stop(id))).runDue()
    assert.containsSubset(await job(), { state: 'done' })
  })

  test('that were asked to stop do not wait again after a failure', async ({ assert }) => {
    const id = await queue.enqueue(null, 'probe.work', {})
    await runner(async () => {
      await stop(id)
      throw new Error('broken')
    }).runDue()
    assert.containsSubset(await job(), { state: 'stopped' })
  })

  test('whose worker vanished after they were asked to stop are stopped', async ({ assert }) => {
    const id = await queue.enqueue(null, 'probe.work', {})
    await store.lucid.rawQuery(
      `update core_jobs set state = 'running', attempts = 8, claim = 'gone', claimed_until = ?`,
      [clock.isoIn(60)]
    )
    await stop(id)
    clock.advance({ minutes: 2 })
    const work = runner(async () => {})
    await work.recover()
    assert.containsSubset(await job(), { state: 'stopped' })
    assert.isFalse(await work.runDue())
  })

  test('go on when the worker that stops lets go of them, unless they were asked to stop', async ({ assert }) => {
    for (const [asked, state] of [
      [false, 'waiting'],
      [true, 'stopped'],
    ] as const) {
      await resetDatabase(store)
      const id = await queue.enqueue(null, 'probe.work', {})
      const began = Promise.withResolvers<void>()
      const shutdown = new AbortController()
      const run = runner(endless(began.resolve)).runDue(shutdown.signal)
      await began.promise
      if (asked) await stop(id)
      shutdown.abort(new Error('The worker stops.'))
      await run
      assert.containsSubset(await job(), { state })
    }
  })

  test('that are dead or stopped run again with all their attempts when somebody retries them', async ({ assert }) => {
    const id = await queue.enqueue(null, 'probe.work', {}, { key: 'k' })
    let broken = true
    const work = runner(async () => {
      if (broken) throw new Error('broken')
    }, 1)
    assert.isFalse(await retry(id))
    await work.runDue()
    assert.containsSubset(await job(), { state: 'dead' })
    await queue.enqueue(null, 'probe.work', {}, { key: 'k' })
    broken = false
    assert.isTrue(await retry(id))
    assert.isFalse(await retry(id))
    assert.isTrue(await work.runDue())
    const first = await store.reader.first('select state, attempts, error from core_jobs where id = ?', [id])
    assert.deepEqual({ ...first }, { state: 'done', attempts: 1, error: null })
    assert.isFalse(await retry(id))
  })
})
