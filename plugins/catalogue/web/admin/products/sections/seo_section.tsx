import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { TextField, TextareaField } from '#web/admin/form/fields'
import { useFormContext } from '#web/admin/form/form_context'
import { SeoDialog } from '#web/admin/dialogs/seo_dialog'
import { useWords } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import { useProductForm } from '../form_data'
import type { ProductValues } from '../values'

/** What search engines show of it. */
export function SeoSection() {
  const t = useWords()
  const { isReadOnly } = useFormContext()
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
            {!isReadOnly && <Preview locale={locale} />}
          </>
        )}
      </LocaleTabs>
    </FormSection>
  )
}

function Preview({ locale }: { locale: Locale }) {
  const t = useWords()
  const { form } = useFormContext()
  const { product } = useProductForm()
  const [isOpen, setOpen] = useState(false)
  const { name, slug, description, metaTitle, metaDescription } = (form.values as ProductValues).translations[locale]
  const path = `translations.${locale}`
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)} style={{ justifySelf: 'start' }}>
        {t('catalogue.product_form.seo_preview')}
      </Button>
      {isOpen && (
        <SeoDialog
          texts={{ title: metaTitle, description: metaDescription }}
          fallback={{ title: name, description: description.slice(0, 160) }}
          address={product?.translations[locale].path ?? `/${slug}`}
          onClose={() => setOpen(false)}
          onSave={(texts) => {
            form.set(`${path}.metaTitle`, texts.title)
            form.set(`${path}.metaDescription`, texts.description)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
