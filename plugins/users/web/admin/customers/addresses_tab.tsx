import { Badge, Button, Card, Group, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmButton } from '#web/admin/confirm_button'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { personName } from '#web/lib/person_name'
import { AddressDialog } from './address_dialog'
import type { Address, Customer, CustomerChoices } from './customer_values'

interface AddressesTabProps {
  customer: Customer
  addresses: Address[]
  choices: CustomerChoices
  mayChange: boolean
}

/** The addresses of a customer. */
export function AddressesTab({ customer, addresses, choices, mayChange }: AddressesTabProps) {
  const t = useWords()
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  return (
    <>
      {mayChange && (
        <Button onClick={() => setEdited('new')} mb="md">
          {t('users.customers.address_add')}
        </Button>
      )}
      {addresses.length === 0 && <Text c="dimmed">{t('users.customers.no_address')}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            {...{ customer, address, choices, mayChange }}
            onEdit={() => setEdited(address)}
          />
        ))}
      </SimpleGrid>
      {edited && (
        <AddressDialog
          customer={customer}
          choices={choices}
          address={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

interface AddressCardProps extends Omit<AddressesTabProps, 'addresses'> {
  address: Address
  onEdit: () => void
}

function AddressCard({ customer, address, choices, mayChange, onEdit }: AddressCardProps) {
  const t = useWords()
  const { firstName, lastName, company, street, additional, postcode, city, state, phone } = address
  const country = choices.countries.find(({ code }) => code === address.country)?.name ?? address.country
  const who = personName({ firstName, lastName })
  const lines = [company, street, additional, [postcode, city].filter(Boolean).join(' '), state, country, phone]
  const remove = () =>
    call('DELETE', 'users.admin.customer_addresses.destroy', {
      params: { id: customer.id, address: address.id },
      data: { version: address.version },
    })
  return (
    <Card withBorder component="article" aria-label={`${who}, ${street}`}>
      <Text fw={600}>{who}</Text>
      <address style={{ fontStyle: 'normal' }}>
        {lines.filter(Boolean).map((line, at) => (
          <div key={at}>{line}</div>
        ))}
      </address>
      <Group gap="xs" mt="xs">
        {address.isBillingDefault && <Badge variant="light">{t('users.customers.billing')}</Badge>}
        {address.isDeliveryDefault && <Badge variant="light">{t('users.customers.delivery')}</Badge>}
      </Group>
      {mayChange && (
        <Group gap="xs" mt="sm">
          <Button size="xs" variant="default" onClick={onEdit} aria-label={`${t('admin.edit')} – ${street}`}>
            {t('admin.edit')}
          </Button>
          <ConfirmButton
            size="xs"
            label={t('admin.delete')}
            color="red"
            question={t('users.customers.address_delete', { street })}
            run={remove}
          />
        </Group>
      )}
    </Card>
  )
}
