import { FormSelect } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import type { ReactNode } from 'react'
import type { FormRefusal } from '#web/form/refusal'
import type { ResponseOf } from '#web/lib/registry'

export type Preferences = ResponseOf<'marketing.newsletter_preferences.show'>['data']

interface PreferencesFormProps {
  preferences: Preferences
  refusal: FormRefusal | undefined
  submit: string
}

const LANGUAGES = [
  { value: 'fr_FR', label: 'Français' },
  { value: 'en_GB', label: 'English' },
]

/** The topics and the language of a subscriber, and whether they agree to be measured. */
export function PreferencesForm({ preferences, refusal, submit }: PreferencesFormProps) {
  const t = useWords()
  const { topics, locale, asksMeasuring, isMeasured } = preferences
  const labels: Record<string, string> = {
    locale: t('marketing.newsletter_page.language'),
    topics: t('marketing.newsletter_page.topics'),
  }
  return (
    <ShopForm
      labelOf={(name) => labels[name] ?? name}
      values={{ locale }}
      refusal={refusal}
      submit={submit}
      intent="change"
    >
      {topics.length > 0 && (
        <fieldset
          id="field-topics"
          tabIndex={-1}
          aria-describedby={refusal?.fields.topics ? 'topics-error' : undefined}
        >
          <legend className="mb-2 font-semibold">{t('marketing.newsletter_page.topics')}</legend>
          {topics.map(({ id, name, description, isChosen }) => (
            <Tick key={id} name="topics" value={id} isTicked={isChosen}>
              {name}
              {description && <span className="block text-sm text-muted">{description}</span>}
            </Tick>
          ))}
          {refusal?.fields.topics && (
            <p id="topics-error" className="mt-1 text-sm text-negative">
              {refusal.fields.topics}
            </p>
          )}
        </fieldset>
      )}
      <FormSelect name="locale" options={LANGUAGES} />
      {asksMeasuring && (
        <>
          <input type="hidden" name="asksMeasuring" value="1" />
          <Tick name="isMeasured" value="1" isTicked={isMeasured}>
            {t('marketing.newsletter_page.measure')}
          </Tick>
        </>
      )}
    </ShopForm>
  )
}

interface TickProps {
  name: string
  value: string | number
  isTicked: boolean
  children: ReactNode
}

function Tick({ name, value, isTicked, children }: TickProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
        className="mt-0.5 size-5 shrink-0 accent-[rgb(var(--color-primary))]"
      />
      <span>{children}</span>
    </label>
  )
}

interface Chosen {
  locale: 'fr_FR' | 'en_GB'
  topics: number[]
  isMeasured?: boolean
}

/** What the form says. */
export function chosenIn(form: FormData): Chosen {
  const locale = form.get('locale') === 'en_GB' ? 'en_GB' : 'fr_FR'
  const measuring = form.has('asksMeasuring') ? { isMeasured: form.has('isMeasured') } : {}
  return { locale, topics: form.getAll('topics').map(Number), ...measuring }
}
