import { FormSection } from '#web/admin/form/form_section'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { TextField, TextareaField } from '#web/admin/form/fields'
import { useWords } from '#web/lib/i18n'

/** What search engines show of it. */
export function SeoSection() {
  const t = useWords()
  return (
    <FormSection title={t('catalogue.product_form.seo')}>
      <LocaleTabs path="translations">
        {(locale) => (
          <>
            <TextField
              name={`translations.${locale}.metaTitle`}
              label={t('catalogue.product_form.meta_title')}
              maxLength={255}
            />
            <TextareaField
              name={`translations.${locale}.metaDescription`}
              label={t('catalogue.product_form.meta_description')}
              rows={2}
              maxLength={500}
            />
          </>
        )}
      </LocaleTabs>
    </FormSection>
  )
}
