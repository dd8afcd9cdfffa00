import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { BooleanField, SelectField, TextField } from '#web/admin/form/fields'
import { PercentField } from '#web/admin/form/percent_field'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { IconPlus, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ProductValues } from '../values'
import type { BundleOptionValues } from './composition_values'
import { PartList } from './part_list'

const TYPES = ['radio', 'select', 'checkbox', 'multiselect']

/** The questions of a bundle with their answers, and what it costs. */
export function BundleSection() {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const { bundle, priceRule } = form.values as ProductValues
  const set = (next: BundleOptionValues[]) => form.set('bundle', next)
  const add = () => set([...bundle, { code: freeCode(bundle), label: {}, type: 'radio', isRequired: true, parts: [] }])
  return (
    <FormSection title={t('catalogue.product_form.bundle.title')} help={t('catalogue.product_form.bundle.help')}>
      <FieldRow>
        <SelectField
          name="priceRule"
          label={t('catalogue.product_form.bundle.price_rule')}
          required
          options={['fixed', 'parts'].map((value) => ({
            value,
            label: t(`catalogue.product_form.bundle.rule_${value}`),
          }))}
        />
        {priceRule === 'parts' && (
          <PercentField name="partsDiscount" label={t('catalogue.product_form.bundle.discount')} />
        )}
      </FieldRow>
      <ol className="admin-variants">
        {bundle.map((option, at) => (
          <Option key={at} {...{ option, at }} remove={() => set(bundle.toSpliced(at, 1))} />
        ))}
      </ol>
      {!isReadOnly && (
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add} style={{ justifySelf: 'start' }}>
          {t('catalogue.product_form.bundle.add')}
        </Button>
      )}
    </FormSection>
  )
}

function freeCode(bundle: readonly BundleOptionValues[]): string {
  let number = bundle.length + 1
  while (bundle.some(({ code }) => code === `option-${number}`)) number += 1
  return `option-${number}`
}

function Option({ option, at, remove }: { option: BundleOptionValues; at: number; remove: () => void }) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const path = `bundle.${at}`
  const locale = useLocale()
  const name = option.label[locale] || option.label.fr_FR || option.code
  // The server names an option by its code.
  const problem = form.errors[`bundle.${option.code}`]
  return (
    <li className="admin-variant">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{name}</Text>
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('catalogue.product_form.bundle.remove', { name })}
            onClick={remove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
      <FieldRow>
        <TextField name={`${path}.label.fr_FR`} label={t('catalogue.product_form.bundle.label_fr')} maxLength={200} />
        <TextField name={`${path}.label.en_GB`} label={t('catalogue.product_form.bundle.label_en')} maxLength={200} />
        <TextField name={`${path}.code`} label={t('catalogue.product_form.bundle.code')} required maxLength={40} />
        <SelectField
          name={`${path}.type`}
          label={t('catalogue.product_form.bundle.type')}
          required
          options={TYPES.map((value) => ({ value, label: t(`catalogue.product_form.bundle.type_${value}`) }))}
        />
        <BooleanField name={`${path}.isRequired`} label={t('catalogue.product_form.bundle.required')} />
      </FieldRow>
      <PartList path={`${path}.parts`} parts={option.parts} label={name} isChoice />
    </li>
  )
}
