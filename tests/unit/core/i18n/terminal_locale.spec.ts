import { test } from '@japa/runner'
import { fromHome } from '#core/boot/app_root'
import { terminalLocale } from '#core/i18n/terminal_locale'

const { isFrench } = (await import(fromHome('bin/steps/is_french.js'))) as {
  isFrench: (environment: NodeJS.ProcessEnv) => boolean
}

test.group('The language of the terminal', () => {
  const cases: [string, NodeJS.ProcessEnv, string][] = [
    ['LANG', { LANG: 'fr_FR.UTF-8' }, 'fr_FR'],
    ['French of elsewhere', { LANG: 'fr_BE' }, 'fr_FR'],
    ['LC_ALL before LANG', { LC_ALL: 'en_GB.UTF-8', LANG: 'fr_FR.UTF-8' }, 'en_GB'],
    ['LC_MESSAGES before LANG', { LC_MESSAGES: 'fr_FR', LANG: 'en_US' }, 'fr_FR'],
    ['LANGUAGE before all', { LANGUAGE: 'fr:en', LC_ALL: 'en_GB.UTF-8' }, 'fr_FR'],
    ['the first wish that we speak', { LANGUAGE: 'de:fr', LANG: 'de_DE' }, 'fr_FR'],
    ['plain C silences LANGUAGE', { LANGUAGE: 'fr', LC_ALL: 'C' }, 'en_GB'],
    ['a language we do not speak', { LANG: 'de_DE.UTF-8' }, 'en_GB'],
    ['nothing at all', {}, 'en_GB'],
  ]
  for (const [title, environment, locale] of cases) {
    test(`follows ${title}, in the set-up steps too`, ({ assert }) => {
      assert.equal(terminalLocale(environment), locale)
      assert.equal(isFrench(environment), locale === 'fr_FR')
    })
  }
})
