import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { DEMO_PASSWORD } from '#plugins/users/demo/demo_accounts'
import { passwordGuessable, passwordKnown, passwordOfNames, passwordWeak } from '#plugins/users/errors'
import { isGuessable, isMadeOfNames } from '#plugins/users/services/guessable_password'
import { isStrongPassword, SHORTEST_PASSWORD } from '#plugins/users/services/password_rule'
import type { PersonKind } from '#core/identity/person'

/** Who chooses a password. */
export interface Chooser {
  kind: PersonKind
  /** What they are called, their e-mail address too. */
  names: readonly (string | null | undefined)[]
  isDemo?: boolean | undefined
}

/**
 * The hash of a password that somebody chose; that of the demo shop is for its own accounts.
 * @throws passwordWeak, passwordKnown, passwordOfNames, passwordGuessable
 */
export async function hashChosen(password: string, chooser: Chooser): Promise<string> {
  await checkChosen(password, chooser)
  return hash.make(password)
}

/** @throws passwordWeak, passwordKnown, passwordOfNames, passwordGuessable */
export async function checkChosen(password: string, { kind, names, isDemo = false }: Chooser): Promise<void> {
  if (!isStrongPassword(password, kind)) throw passwordWeak({ least: SHORTEST_PASSWORD[kind] }, 'password')
  if (password === DEMO_PASSWORD) {
    if (!isDemo) throw passwordKnown({}, 'password')
    return
  }
  const all = [...names, ...(await shopNames())].filter((name) => typeof name === 'string')
  if (isMadeOfNames(password, all)) throw passwordOfNames({}, 'password')
  if (await isGuessable(password, all)) throw passwordGuessable({}, 'password')
}

async function shopNames(): Promise<string[]> {
  const settings = await app.container.make(Settings)
  const channels = await app.container.make(ChannelPort)
  return channels.all().map(({ code }) => settings.get<string>('configuration.general.shop_name', { channel: code }))
}
