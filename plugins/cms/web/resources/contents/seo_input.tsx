import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { GroupInput } from '#web/fields/group/input'
import type { FieldInputProps } from '#web/fields/field_props'
import { useWords } from '#web/lib/i18n'
import { useConfig } from '#web/lib/shell'

/** Characters that search engines show of a description, by the width of the screen. */
const SHOWN = { mobile: 120, desktop: 158 }

type Device = keyof typeof SHOWN

/** What search engines are told, with a preview of the result as it is typed. */
export default function SeoInput(props: FieldInputProps) {
  return (
    <>
      <Preview path={props.name} />
      <GroupInput {...props} />
    </>
  )
}

function Preview({ path }: { path: string }) {
  const t = useWords()
  const { form } = useFormContext()
  const [device, setDevice] = useState<Device>('mobile')
  const shop = String(useConfig('configuration.general.shop_name') ?? '')
  const locale = path.split('.').at(-1) ?? ''
  const text = (name: string) => String(valueAt(form.values, name) ?? '')
  const title = text(`${path}.metaTitle`) || text(`title.${locale}`) || t('cms.seo.no_title')
  const description = text(`${path}.metaDescription`) || text(`excerpt.${locale}`) || t('cms.seo.no_description')
  const cut = (words: string, most: number) => (words.length > most ? `${words.slice(0, most).trimEnd()}…` : words)
  return (
    <section aria-label={t('cms.seo.preview')} className="mb-4">
      <SegmentedControl
        size="xs"
        value={device}
        onChange={(value) => setDevice(value as Device)}
        data={[
          { value: 'mobile', label: t('cms.seo.mobile') },
          { value: 'desktop', label: t('cms.seo.desktop') },
        ]}
      />
      <div className={`mt-2 rounded border border-line p-3 ${device === 'mobile' ? 'max-w-sm' : 'max-w-2xl'}`}>
        <p className="text-xs text-muted">
          {shop} › {text(`slug.${locale}`)}
        </p>
        <p className="text-lg text-primary">{cut(title, 60)}</p>
        <p className="text-sm">{cut(description, SHOWN[device])}</p>
      </div>
    </section>
  )
}
