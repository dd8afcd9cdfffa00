import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { abortOnSignal } from '#cli/lib/abort_on_signal'

class FakeProcess extends EventEmitter {
  status: number | null = null

  exit(status?: number | string | null): never {
    this.status = Number(status)
    return undefined as never
  }
}

function fake() {
  const source = new FakeProcess()
  return { source, signal: abortOnSignal(source as unknown as NodeJS.Process) }
}

test.group('A process that is asked to end', () => {
  test('ends its work with the status of {name}')
    .with([
      { name: 'SIGINT', status: 130 },
      { name: 'SIGTERM', status: 143 },
    ])
    .run(({ assert }, { name, status }) => {
      const { source, signal } = fake()
      assert.isFalse(signal.aborted)
      source.emit(name)
      assert.equal(signal.reason, status)
      assert.isNull(source.status)
    })

  test('takes a signal that is passed on a second time for the same, a later one ends it at once', async ({
    assert,
  }) => {
    const { source } = fake()
    source.emit('SIGINT')
    source.emit('SIGINT')
    assert.isNull(source.status)
    await wait(600)
    source.emit('SIGTERM')
    assert.equal(source.status, 143)
  })
})
