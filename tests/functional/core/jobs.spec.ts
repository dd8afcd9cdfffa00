import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FrozenClock } from '#core/time/frozen_clock'
import { JobList } from '#core/jobs/job_list'
import { JobRunner } from '#core/jobs/job_runner'
import { Queue } from '#core/jobs/queue'
import { Scheduler } from '#core/jobs/scheduler'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { sweep } from '#core/jobs/sweep'
import type { Job } from '#core/jobs/job'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }

test.group('Jobs', (group) => {
  let store: Store
  let clock: FrozenClock
  let queue: Queue

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    queue = new Queue(store, clock)
  })

  const runner = (run: Job['run'], options: { maxAttempts?: number } = {}) =>
    new JobRunner({
      store,
      clock,
      logger: quiet,
      jobs: { find: async (name) => (name === 'probe.work' ? { run } : null) },
      ...options,
    })
  const drain = async (from: JobRunner) => {
    let runs = 0
    while (await from.runDue()) runs += 1
    return runs
  }
  const rows = () =>
    store.reader.all<Record<string, unknown>>(
      'select id, state, attempts, run_at, error, progress_done, progress_total from core_jobs order by id'
    )

  test('runs what is due, oldest first, and not before its time', async ({ assert }) => {
    const ran: unknown[] = []
    const work = runner(async ({ n }) => void ran.push(n))
    await queue.enqueue(null, 'probe.work', { n: 2 }, { runAt: clock.now().plus({ minutes: 1 }) })
    await queue.enqueue(null, 'probe.work', { n: 1 })
    await drain(work)
    assert.deepEqual(ran, [1])
    clock.advance({ minutes: 1 })
    await drain(work)
    assert.deepEqual(ran, [1, 2])
  })

  test('a failed job runs again after 4, 8, 16 seconds, then is dead and kept', async ({ assert }) => {
    const work = runner(
      async () => {
        throw new Error('broken')
      },
      { maxAttempts: 4 }
    )
    await queue.enqueue(null, 'probe.work', {})
    const due: unknown[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      assert.strictEqual(await drain(work), 1)
      due.push((await rows())[0]?.run_at)
      clock.advance({ seconds: 2 ** (attempt + 2) })
    }
    assert.deepEqual(due.slice(0, 3), [
      '2026-11-21T10:00:04.000Z',
      '2026-11-21T10:00:12.000Z',
      '2026-11-21T10:00:28.000Z',
    ])
    const [job] = await rows()
    assert.containsSubset(job, { state: 'dead', attempts: 4 })
    assert.match(String(job?.error), /^Error: broken/)
    clock.advance({ years: 1 })
    assert.strictEqual(await drain(work), 0)
    await sweep(store, clock)
    assert.lengthOf(await rows(), 1)
  })

  test('a job that no plugin contributes fails like any other', async ({ assert }) => {
    await queue.enqueue(null, 'gone.work', {})
    await drain(runner(async () => {}))
    const [job] = await rows()
    assert.strictEqual(job?.state, 'waiting')
    assert.match(String(job?.error), /No plugin contributes the job "gone.work"/)
  })

  test('a key that failed and waits again leaves room for a new job of the same key', async ({ assert }) => {
    let broken = true
    const work = runner(async () => {
      if (broken) throw new Error('broken')
    })
    await queue.enqueue(null, 'probe.work', {}, { key: 'k' })
    await drain(work)
    await queue.enqueue(null, 'probe.work', {}, { key: 'k' })
    broken = false
    clock.advance({ minutes: 1 })
    assert.strictEqual(await drain(work), 2)
  })

  test('a job whose worker vanished is taken up when its lease ends; the eighth time it is dead', async ({
    assert,
  }) => {
    const work = runner(async () => {})
    const abandon = `update core_jobs set state = 'running', attempts = ?, claim = 'gone', claimed_until = ?`
    await queue.enqueue(null, 'probe.work', {})
    await store.lucid.rawQuery(abandon, [1, clock.isoIn(60)])
    await work.recover()
    assert.strictEqual(await drain(work), 0)
    clock.advance({ seconds: 60 })
    await work.recover()
    assert.strictEqual(await drain(work), 1)
    await store.lucid.rawQuery(abandon, [8, clock.iso()])
    await work.recover()
    assert.containsSubset((await rows())[0], { state: 'dead', error: 'The worker stopped during the run.' })
  })

  test('keeps the last progress a job told', async ({ assert }) => {
    await queue.enqueue(null, 'probe.work', {})
    await drain(
      runner(async (_payload, { progress }) => {
        for (let done = 1; done <= 10; done += 1) await progress(done, 10)
      })
    )
    assert.containsSubset((await rows())[0], { state: 'done', progress_done: 10, progress_total: 10 })
  })

  test('a worker that lost its lease changes nothing any more', async ({ assert }) => {
    await queue.enqueue(null, 'probe.work', {})
    await drain(
      runner(async () => {
        await store.lucid.rawQuery("update core_jobs set claim = 'other'")
      })
    )
    assert.containsSubset((await rows())[0], { state: 'running' })
  })

  test('a schedule makes one job each time it is due, whoever looks', async ({ assert }) => {
    const schedules = async () => new Map([['probe.hourly', { job: 'probe.work', every: 3600 }]])
    const one = new Scheduler(store, clock, queue, { schedules })
    const other = new Scheduler(store, clock, queue, { schedules })
    const looks = async () => (await Promise.all([one.tick(), other.tick(), one.tick()])).flat()
    assert.deepEqual(await looks(), ['probe.hourly'])
    assert.deepEqual(await looks(), [])
    clock.advance({ hours: 5 })
    assert.deepEqual(await looks(), ['probe.hourly'])
    assert.lengthOf(await rows(), 1)
  })

  test('every job and schedule of core and the plugins can be loaded', async ({ assert }) => {
    const list = new JobList({ contributions: () => [] })
    const schedules = await list.schedules()
    for (const { job } of schedules.values()) assert.isFunction((await list.find(job))?.run)
    assert.isAbove(schedules.size, 0)
  })

  test('a job that does not bear its plugin’s name stops the boot', ({ assert }) => {
    const contributions = (point: string) =>
      point === 'core.jobs' ? [{ name: 'work', plugin: 'probe', load: async () => ({}) }] : []
    assert.throws(() => new JobList({ contributions } as never), /the job "work" does not start with its id/)
  })
})

test.group('Sweeping', () => {
  test('deletes changes after a day, delivered events and finished jobs after thirty, nothing else', async ({
    assert,
  }) => {
    const store = await app.container.make(Store)
    await resetDatabase(store)
    const clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    const ages = [
      ['core_changes', 25 * 3600],
      ['core_changes', 23 * 3600],
    ] as const
    await store.lucid.rawQuery('delete from core_changes')
    for (const [table, age] of ages) {
      await store.lucid.rawQuery(`insert into ${table} (topic, changed, noted_at) values ('a', '[]', ?)`, [
        clock.isoIn(-age),
      ])
    }
    const job = 'insert into core_jobs (job, payload, state, run_at, created_at, finished_at) values (?, ?, ?, ?, ?, ?)'
    for (const [state, days] of [
      ['done', 29],
      ['done', 31],
      ['dead', 400],
    ] as const) {
      const at = clock.isoIn(-days * 24 * 3600)
      await store.lucid.rawQuery(job, ['probe.work', '{}', state, at, at, at])
    }
    const mail = 'insert into core_mail_deliveries (mail_id, begun_at) values (?, ?)'
    for (const days of [59, 61]) {
      await store.lucid.rawQuery(mail, [String(days), clock.isoIn(-days * 24 * 3600)])
    }
    const sent =
      "insert into core_mails (mail_id, recipient, template, subject, sent_at) values (?, 'a@b.fr', 't', 's', ?)"
    for (const days of [729, 731]) {
      await store.lucid.rawQuery(sent, [String(days), clock.isoIn(-days * 24 * 3600)])
    }
    const swept = {
      core_changes: 1,
      core_events: 0,
      core_import_writes: 0,
      core_jobs: 1,
      core_mail_deliveries: 1,
      core_mails: 1,
    }
    assert.deepEqual(await sweep(store, clock), swept)
    // The newest change stays, however old: snapshots name it.
    const later = new FrozenClock('2026-12-21T10:00:00.000Z')
    assert.equal((await sweep(store, later)).core_changes, 0)
    await store.changes.forget()
  })
})
