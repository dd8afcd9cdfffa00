import { ActionIcon, Button, Drawer, Tabs } from '@mantine/core'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Query } from '#web/lib/address'
import { useWords } from '#web/lib/i18n'
import { useScreenData } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { areaNear, useAdmin, useScreenPath } from '../admin_data'
import { IconArrowLeft } from '../icons'
import type { AdminScreenData } from '../admin_loader'
import { useStoredChoice } from './use_stored_choice'

export interface PageTab {
  key: string
  label: string
  /** Number shown beside the label. */
  count?: number
  content: ReactNode
  /** It stays while another tab is open, with what was typed into it. */
  isKept?: boolean
}

interface AdminPageProps {
  /** Default: the screen's title. For a record, its name. */
  title?: string
  /** Line below the title: state, number, last change. */
  caption?: ReactNode
  /** Id of the screen that the back link leads to. */
  parent?: { screen: string; params?: Query }
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Drawer at the right: help, history, notes. */
  drawer?: { label: string; content: ReactNode }
  /** Content above the tabs, such as figures of the record. */
  summary?: ReactNode
  tabs?: PageTab[]
  children?: ReactNode
}

/** A screen with breadcrumbs, title, back link, actions, drawer and tabs. */
export function AdminPage({ title, caption, parent, actions, drawer, ...body }: AdminPageProps) {
  const { summary, tabs = [], children } = body
  const { screen } = useScreenData() as Partial<AdminScreenData>
  const name = title ?? screen?.title ?? ''
  const [openDrawer, storeDrawer] = useStoredChoice('drawer', screen?.id ?? '')
  const isOpen = openDrawer === 'open'
  const [activeTab, storeTab] = useStoredChoice('activeTab', screen?.id ?? '')
  const active = tabs.find(({ key }) => key === activeTab)?.key ?? tabs[0]?.key ?? null
  return (
    <div className="admin-page">
      <Crumbs title={name} parent={parent} />
      <div className="admin-head">
        <BackLink parent={parent} />
        <div className="admin-title">
          <h1>
            <Unbroken name={name} />
          </h1>
          {caption && <div className="admin-caption">{caption}</div>}
        </div>
        <div className="admin-actions">
          {actions}
          {drawer && (
            <Button variant="default" aria-expanded={isOpen} onClick={() => storeDrawer(isOpen ? null : 'open')}>
              {drawer.label}
            </Button>
          )}
        </div>
      </div>
      {summary}
      {tabs.length > 0 ? <PageTabs tabs={tabs} active={active} onChange={storeTab} /> : null}
      {children}
      {drawer && (
        <Drawer opened={isOpen} onClose={() => storeDrawer(null)} position="right" title={drawer.label} withOverlay>
          {drawer.content}
        </Drawer>
      )}
    </div>
  )
}

/** Keeps document numbers, which contain hyphens, on one line. */
function Unbroken({ name }: { name: string }) {
  return name.split(/(\s+)/).map((word, place) => {
    const isNumber = /^(?=.*\d)\S*-\S*$/.test(word) && word.length <= 20
    return isNumber ? (
      <span key={place} className="admin-nowrap">
        {word}
      </span>
    ) : (
      word
    )
  })
}

interface PageTabsProps {
  tabs: PageTab[]
  active: string | null
  onChange: (tab: string | null) => void
}

function PageTabs({ tabs, active, onChange }: PageTabsProps) {
  return (
    <Tabs value={active} onChange={onChange} keepMounted={false} className="admin-tabs">
      <Tabs.List>
        {tabs.map(({ key, label, count }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
            {count !== undefined && <span className="admin-tab-count">{count}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content, isKept = false }) => (
        <Tabs.Panel key={key} value={key} pt="md" keepMounted={isKept}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

type Parent = AdminPageProps['parent']

function BackLink({ parent }: { parent: Parent }) {
  const t = useWords()
  const { screens } = useAdmin()
  const path = useScreenPath()(parent?.screen ?? '', parent?.params)
  if (!parent || !path) return null
  const label = t('admin.page.back', { screen: screens[parent.screen]?.label ?? '' })
  return (
    <ActionIcon component={Link} to={path} variant="subtle" color="gray" size={36} aria-label={label}>
      <IconArrowLeft size={20} />
    </ActionIcon>
  )
}

function Crumbs({ title, parent }: { title: string; parent: Parent }) {
  const t = useWords()
  const { areas, screens } = useAdmin()
  const { screen } = useScreenData() as Partial<AdminScreenData>
  const path = useScreenPath()(parent?.screen ?? '', parent?.params)
  const areaKey = screens[parent?.screen ?? '']?.area ?? screens[screen?.id ?? '']?.area
  const { pathname } = useLocation()
  const area = areaKey ? areas.find(({ key }) => key === areaKey) : areaNear(areas, pathname)
  if (!area || area.key === 'start') return null
  return (
    <nav aria-label={t('shell.breadcrumbs')} className="admin-crumbs">
      <ol>
        <li>{area.label}</li>
        {parent && path && (
          <li>
            <Link to={path}>{screens[parent.screen]?.label}</Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
