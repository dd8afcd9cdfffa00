import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { createNodeServer } from '#core/http/node_server'
import { launchBrowser } from '#core/testing/browser'
import type { Config } from '@japa/runner/types'

const baseURL = `http://${process.env.HOST}:${process.env.PORT}`

/** Journeys wait for no movement; what moves is looked at in contexts of its own. */
const contextOptions = { baseURL, reducedMotion: 'reduce' } as const

export const plugins: Config['plugins'] = [
  assert(),
  apiClient({ baseURL }),
  pluginAdonisJS(app, { baseURL }),
  browserClient({ runInSuites: ['browser'], contextOptions, launcher: launchBrowser }),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => testUtils.db().migrate()],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (['functional', 'browser', 'architecture'].includes(suite.name)) {
    suite.setup(() => testUtils.httpServer().start(createNodeServer))
  }
  // A browser on a busy machine loses a click now and then: a journey that fails is gone through once more from its
  // start, and fails when it fails twice. TEST_RETRIES=0 shows its first fault.
  const retries = Number(process.env.TEST_RETRIES ?? 1)
  if (suite.name === 'browser') suite.onGroup((group) => group.tap((test) => test.retry(retries)))
}
