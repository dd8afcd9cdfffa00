import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { MoneyField, NumberField, SelectField } from '#web/admin/form/fields'
import { PercentField } from '#web/admin/form/percent_field'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { IconPlus, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'
import type { ProductValues } from '../values'
import type { PriceValues } from './composition_values'

/** Prices by group of customers and by quantity, variant by variant. */
export function TiersSection() {
  const t = useWords()
  const { form } = useFormContext()
  const { priceRule, variants } = form.values as ProductValues
  const { type } = useProductForm()
  if (type === 'grouped' || (type === 'bundle' && priceRule === 'parts')) return null
  return (
    <FormSection title={t('catalogue.product_form.tiers.title')} help={t('catalogue.product_form.tiers.help')}>
      {variants.map(({ id, sku }, at) => (
        <div key={id ?? `new-${at}`}>
          {variants.length > 1 && (
            <Text fw={600} mb={4}>
              {sku || t('catalogue.product_form.variant_number', { number: at + 1 })}
            </Text>
          )}
          <Tiers path={`variants.${at}.prices`} prices={variants[at]?.prices ?? []} />
        </div>
      ))}
    </FormSection>
  )
}

function Tiers({ path, prices }: { path: string; prices: PriceValues[] }) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const { currency, customerGroups } = useProductForm()
  const groups = customerGroups.map(({ code, name }) => ({ value: code, label: name }))
  const add = () => form.set(path, [...prices, { group: null, quantity: 6, amount: null, percent: null }])
  return (
    <>
      <ul className="admin-variants">
        {prices.map((_, at) => {
          const name = `${path}.${at}`
          return (
            <li key={at} className="admin-variant">
              <FieldRow>
                <SelectField
                  name={`${name}.group`}
                  label={t('catalogue.product_form.tiers.group')}
                  placeholder={t('catalogue.product_form.tiers.everybody')}
                  options={groups}
                />
                <NumberField name={`${name}.quantity`} label={t('catalogue.product_form.tiers.quantity')} min={1} />
                <MoneyField
                  name={`${name}.amount`}
                  label={t('catalogue.product_form.tiers.amount')}
                  currency={currency}
                />
                <PercentField name={`${name}.percent`} label={t('catalogue.product_form.tiers.percent')} />
              </FieldRow>
              <Group justify="space-between">
                <Text size="sm" c="red" role={form.errors[name] ? 'alert' : undefined}>
                  {form.errors[name]}
                </Text>
                {!isReadOnly && (
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t('catalogue.product_form.tiers.remove', { number: at + 1 })}
                    onClick={() => form.set(path, prices.toSpliced(at, 1))}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                )}
              </Group>
            </li>
          )
        })}
      </ul>
      {!isReadOnly && (
        <Button variant="default" mt="xs" leftSection={<IconPlus size={16} />} onClick={add}>
          {t('catalogue.product_form.tiers.add')}
        </Button>
      )}
    </>
  )
}
