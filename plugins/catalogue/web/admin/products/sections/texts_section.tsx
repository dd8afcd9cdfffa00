import { FormSection } from '#web/admin/form/form_section'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { TextField } from '#web/admin/form/fields'
import { useWords } from '#web/lib/i18n'
import { HtmlField } from '#web/rich_text/html_input'
import type { Locale } from '#web/lib/locale'
import { AttributeField } from './attribute_field'
import { SlugField } from './slug_field'
import { useProductForm } from '../form_data'

/** What a product says, in each language. */
export function TextsSection() {
  const t = useWords()
  return (
    <FormSection title={t('catalogue.product_form.texts')}>
      <LocaleTabs path="translations">{(locale) => <LocaleTexts locale={locale} />}</LocaleTabs>
    </FormSection>
  )
}

function LocaleTexts({ locale }: { locale: Locale }) {
  const t = useWords()
  const { groups } = useProductForm()
  const path = `translations.${locale}`
  const own = groups.flatMap(({ attributes }) => attributes.filter(({ valuePerLocale }) => valuePerLocale))
  return (
    <>
      <TextField
        name={`${path}.name`}
        label={t('catalogue.product_form.name')}
        required={locale === 'fr_FR'}
        maxLength={255}
      />
      <SlugField locale={locale} />
      <HtmlField name={`${path}.description`} label={t('catalogue.product_form.description')} />
      {own.map((attribute) => (
        <AttributeField key={attribute.code} attribute={attribute} path={`${path}.attributes`} />
      ))}
    </>
  )
}
