import { Accordion, Anchor, Badge, Button, Code, Group, Table, Text, TextInput } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'
import { readDocument, type ApiCall, type ApiGroup } from './document'

export const meta = adminHead

export const loader = adminLoader({ id: 'users.admin.api', words: ['users.api'] }, async ({ context, url }) => ({
  ...readDocument(await callOrFail(context, 'GET', 'platform.openapi.show')),
  origin: url.origin,
}))

/** The documentation of the API: parameters and permission of each call. */
export default function ApiScreen() {
  const t = useWords()
  const profile = useScreenPath()('users.admin.profile')
  const { groups, version, origin } = useLoaderData<typeof loader>()
  const [search, setSearch] = useState('')
  const shown = found(groups, search)
  return (
    <AdminPage
      caption={t('users.api.version', { version })}
      actions={
        <Button component="a" href="/api/openapi.json" variant="default">
          {t('users.api.document')}
        </Button>
      }
    >
      <section className="admin-panel">
        <Text>{t('users.api.intro')}</Text>
        <Code
          block
          mt="sm"
          tabIndex={0}
        >{`curl ${origin}/api/admin/users/roles \\\n  -H 'Authorization: Bearer cellier_…'`}</Code>
        {profile && (
          <Anchor component={Link} to={profile} mt="sm" display="inline-block">
            {t('users.api.tokens')}
          </Anchor>
        )}
      </section>
      <TextInput
        type="search"
        label={t('users.api.search')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        w={360}
        maw="100%"
        my="md"
      />
      {shown.length === 0 && <p role="status">{t('users.api.none')}</p>}
      {shown.map((group) => (
        <Calls key={group.key} group={group} />
      ))}
    </AdminPage>
  )
}

/** Renders the parameters of a call once it is opened: hundreds of hidden tables would slow the page down. */
function Calls({ group: { label, calls } }: { group: ApiGroup }) {
  const [opened, setOpened] = useState<string[]>([])
  return (
    <section className="admin-panel" aria-label={label}>
      <h2>{label}</h2>
      <Accordion
        multiple
        order={3}
        chevronPosition="left"
        onChange={(now) => setOpened((before) => [...new Set([...before, ...now])])}
      >
        {calls.map((call) => (
          <Call key={keyOf(call)} call={call} isOpened={opened.includes(keyOf(call))} />
        ))}
      </Accordion>
    </section>
  )
}

const keyOf = ({ method, path }: ApiCall) => `${method}:${path}`

function Call({ call, isOpened }: { call: ApiCall; isOpened: boolean }) {
  const { method, path } = call
  return (
    <Accordion.Item value={keyOf(call)}>
      <Accordion.Control>
        <Group gap="xs">
          <Badge variant="default" w={72}>
            {method}
          </Badge>
          <span className="font-mono text-sm break-all">{path}</span>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>{isOpened && <Details call={call} />}</Accordion.Panel>
    </Accordion.Item>
  )
}

function Details({ call: { name, access, fields } }: { call: ApiCall }) {
  const t = useWords()
  return (
    <>
      <Text size="sm">
        {t('users.api.route')} <Code>{name}</Code> · {t('users.api.access')} <Code>{access}</Code>
      </Text>
      {fields.length > 0 && (
        <Table.ScrollContainer minWidth={400}>
          <Table aria-label={t('users.api.fields', { name })} mt="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('users.api.field')}</Table.Th>
                <Table.Th>{t('users.api.place')}</Table.Th>
                <Table.Th>{t('users.api.type')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {fields.map((field) => (
                <Table.Tr key={`${field.place} ${field.name}`}>
                  <Table.Td>
                    <Code>{field.name}</Code> {field.isRequired && t('users.api.required')}
                    <Text size="xs" c="dimmed" lang="en">
                      {field.meaning}
                    </Text>
                  </Table.Td>
                  <Table.Td>{t(`users.api.places.${field.place}`)}</Table.Td>
                  <Table.Td>{field.type}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  )
}

function found(groups: ApiGroup[], search: string): ApiGroup[] {
  const wanted = search.trim().toLowerCase()
  return groups
    .map((group) => ({
      ...group,
      calls: group.calls.filter(({ name, method, path, access }) =>
        `${method} ${path} ${name} ${access}`.toLowerCase().includes(wanted)
      ),
    }))
    .filter(({ calls }) => calls.length > 0)
}
