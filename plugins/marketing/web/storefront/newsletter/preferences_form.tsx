import { FormSelect } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
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

/** The topics and the language of a subscriber. */
export function PreferencesForm({ preferences, refusal, submit }: PreferencesFormProps) {
  const t = useWords()
  const { topics, locale } = preferences
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
            <label key={id} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                name="topics"
                value={id}
                defaultChecked={isChosen}
                className="mt-0.5 size-5 shrink-0 accent-[rgb(var(--color-primary))]"
              />
              <span>
                {name}
                {description && <span className="block text-sm text-muted">{description}</span>}
              </span>
            </label>
          ))}
          {refusal?.fields.topics && (
            <p id="topics-error" className="mt-1 text-sm text-negative">
              {refusal.fields.topics}
            </p>
          )}
        </fieldset>
      )}
      <FormSelect name="locale" options={LANGUAGES} />
    </ShopForm>
  )
}

/** What the form says. */
export function chosenIn(form: FormData): { locale: 'fr_FR' | 'en_GB'; topics: number[] } {
  const locale = form.get('locale') === 'en_GB' ? 'en_GB' : 'fr_FR'
  return { locale, topics: form.getAll('topics').map(Number) }
}
