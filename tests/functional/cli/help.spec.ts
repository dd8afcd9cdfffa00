import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { createProgram } from '#cli/lib/program'
import { explain } from '#cli/lib/explain'
import { listCommands } from '#cli/lib/command_list'
import type { Locale } from '#core/i18n/locales'

/** What the program writes and how it ends, without a process of its own. */
async function say(call: string[], locale: Locale = 'fr_FR') {
  const commands = await listCommands(app, call[0])
  const version = app.config.get<string>('cellier.version')
  const program = createProgram(version, locale, commands, async () => {})
  let out = ''
  program.configureOutput({ writeOut: (text) => (out += text.replaceAll('\u202f', ' ')) })
  for (const command of program.commands) command.copyInheritedSettings(program)
  try {
    await program.parseAsync(call, { from: 'user' })
    return { out, err: '', status: 0 }
  } catch (error) {
    const { text, status } = await explain(error, locale, app, commands)
    return { out, err: text.replaceAll('\u202f', ' '), status }
  }
}

test.group('Help of the program', () => {
  test('on a command that does not exist says so, and which there are', async ({ assert }) => {
    const french = await say(['help', 'nope'])
    assert.equal(french.status, 64)
    assert.equal(french.out, '')
    assert.match(french.err, /^La commande « nope » n’existe pas\.\nCommandes possibles : admin:create, .*routes/)
    const near = await say(['help', 'rout'], 'en_GB')
    assert.equal(near.err, 'There is no command "rout".\nDid you mean "routes"?')
  })

  test('on a command is that of the command', async ({ assert }) => {
    const { out, status } = await say(['help', 'import'])
    assert.equal(status, 0)
    assert.match(out, /^Utilisation : cli import \[options\] <fichier>/)
  })

  test('names what is to be given in the language of the terminal', async ({ assert }) => {
    const { out } = await say(['help', 'import'])
    for (const text of ['--resource <nom>', '--map <paires>', '--images <chemin>']) assert.include(out, text)
    assert.include((await say(['help', 'import'], 'en_GB')).out, '--resource <name>')
    assert.include((await say(['help'])).out, 'make:plugin [options] [nom]')
  })

  test('tells the version', async ({ assert }) => {
    const { out, status } = await say(['--version'])
    assert.deepEqual([out, status], [`${app.config.get<string>('cellier.version')}\n`, 0])
  })
})
