import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { builtInText } from '#core/mail/built_in_text'
import { checkWrittenText } from '#core/mail/check_written_text'
import { exampleValues } from '#core/mail/mail_examples'
import { LOCALES } from '#core/i18n/locales'
import { MailList } from '#core/mail/mail_list'
import { RenderWrittenMail } from '#core/mail/render_written_mail'
import { Translator } from '#core/i18n/translator'

test.group('Every mail of every plugin', () => {
  test('begins, in each language, with a text that staff could have written', async ({ assert }) => {
    const mails = await app.container.make(MailList).then((list) => list.all())
    const translator = await app.container.make(Translator)
    const written = await app.container.make(RenderWrittenMail)
    const refused: string[] = []
    for (const [name, template] of mails) {
      for (const locale of LOCALES) {
        const text = builtInText(template, { locale, translator })
        try {
          assert.deepEqual(checkWrittenText(template, text), text)
          const mail = await written.execute(text, {
            template,
            locale,
            channel: null,
            values: exampleValues(template, locale),
          })
          assert.notMatch(`${mail.subject} ${mail.text}`, /\{|\}|\b70\d\b/)
        } catch (error) {
          refused.push(`${name} ${locale}: ${(error as Error).message}`)
        }
      }
    }
    assert.deepEqual(refused, [])
    assert.isAbove(mails.size, 40)
  })

  test('says in both languages what it is and when it leaves', async ({ assert }) => {
    const mails = await app.container.make(MailList).then((list) => list.all())
    const labels = [...mails.values()].map(({ label }) => label.fr_FR)
    for (const [name, { label, when }] of mails) {
      for (const locale of LOCALES) assert.isTrue(label[locale] !== '' && /\.$/.test(when[locale]), name)
    }
    assert.equal(new Set(labels).size, labels.length, 'two mails have one name')
  })
})
