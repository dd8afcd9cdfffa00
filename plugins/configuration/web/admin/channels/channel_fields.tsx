import { BooleanField, MultiField, SelectField, TextareaField, TextField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { useWords } from '#web/lib/i18n'
import { locales as all } from '#web/lib/locale'
import type { AdminFormState } from '#web/admin/form/use_admin_form'
import type { ChannelChoices, ChannelValues } from './channel_values'

interface Form {
  form: AdminFormState<ChannelValues>
}

/** What a channel is called, where it is found, and what its home page says of itself. */
export function ChannelFields({ isNew, form }: Form & { isNew: boolean }) {
  const t = useWords()
  const languages = all.filter((locale) => form.values.locales.includes(locale))
  return (
    <>
      <FormSection title={t('configuration.channels.place')}>
        <TextField
          name="code"
          label={t('configuration.channels.code')}
          help={t('configuration.channels.code_help')}
          required
          maxLength={40}
          disabled={!isNew}
          spellCheck={false}
        />
        <TextareaField
          name="hosts"
          label={t('configuration.channels.hosts')}
          help={t('configuration.channels.hosts_help')}
          rows={2}
        />
      </FormSection>
      <FormSection title={t('configuration.channels.words')}>
        <LocaleTabs path="texts" languages={languages.length > 0 ? languages : all}>
          {(locale) => (
            <>
              <TextField
                name={`texts.${locale}.name`}
                label={t('configuration.channels.name')}
                required={locale === form.values.defaultLocale}
                maxLength={120}
              />
              <TextareaField
                name={`texts.${locale}.description`}
                label={t('configuration.channels.description')}
                help={t('configuration.channels.description_help')}
                rows={2}
              />
            </>
          )}
        </LocaleTabs>
      </FormSection>
      <FormSection title={t('configuration.channels.maintenance')}>
        <BooleanField
          name="isClosed"
          label={t('configuration.channels.closed')}
          help={t('configuration.channels.closed_help')}
        />
        <TextareaField
          name="allowedIps"
          label={t('configuration.channels.allowed')}
          help={t('configuration.channels.allowed_help')}
          rows={2}
        />
      </FormSection>
    </>
  )
}

/** Languages, currencies and time zone. */
export function ChannelSide({ choices, form }: Form & { choices: ChannelChoices }) {
  const t = useWords()
  const { locales, currencies } = form.values
  const languageOptions = choices.locales.map(({ code, name }) => ({ value: code, label: name }))
  const currencyOptions = choices.currencies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))
  const chosen = (options: { value: string; label: string }[], values: string[]) =>
    options.filter(({ value }) => values.includes(value))
  return (
    <>
      <FormSection title={t('configuration.channels.languages')}>
        <MultiField name="locales" label={t('configuration.channels.offered')} options={languageOptions} required />
        <SelectField
          name="defaultLocale"
          label={t('configuration.channels.default_locale')}
          options={chosen(languageOptions, locales)}
          required
        />
      </FormSection>
      <FormSection title={t('configuration.channels.money')}>
        <MultiField
          name="currencies"
          label={t('configuration.channels.currencies')}
          options={currencyOptions}
          required
        />
        <SelectField
          name="baseCurrency"
          label={t('configuration.channels.base_currency')}
          help={t('configuration.channels.base_currency_help')}
          options={chosen(currencyOptions, currencies)}
          required
        />
      </FormSection>
      <FormSection title={t('configuration.channels.time')}>
        <SelectField name="timezone" label={t('configuration.channels.timezone')} options={zones(form)} required />
      </FormSection>
    </>
  )
}

/** Every time zone, that of the channel included whatever this browser knows. */
function zones({ values }: AdminFormState<ChannelValues>) {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', values.timezone].filter(Boolean))
  return [...known].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
