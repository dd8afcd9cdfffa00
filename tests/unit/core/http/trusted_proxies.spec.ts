import { test } from '@japa/runner'
import { trustedProxies } from '#core/http/trusted_proxies'

/** Distances, the connection itself first, that a setting trusts. */
function trusted(setting: string | undefined): number[] {
  const trusts = trustedProxies(setting)
  return [0, 1, 2, 3].filter((distance) => trusts('203.0.113.7', distance))
}

test.group('Trusted proxies', () => {
  test('{setting} trusts {distances}')
    .with([
      { setting: undefined, distances: [] },
      { setting: '', distances: [] },
      { setting: 'false', distances: [] },
      { setting: '0', distances: [] },
      { setting: '-1', distances: [] },
      { setting: 'loopback', distances: [] },
      { setting: 'true', distances: [0] },
      { setting: '1', distances: [0] },
      { setting: ' TRUE ', distances: [0] },
      { setting: '2', distances: [0, 1] },
    ])
    .run(({ assert }, { setting, distances }) => {
      assert.deepEqual(trusted(setting), distances)
    })
})
