import type { Router } from '@adonisjs/core/http'
import {
  storeGroup,
  storeIssue,
  storeUser,
  updateGroup,
  updateIssue,
  updateUser,
} from '#plugins/tickets/redmine/redmine_validator'

const Issues = () => import('#plugins/tickets/redmine/issues_controller')
const Words = () => import('#plugins/tickets/redmine/words_controller')
const Users = () => import('#plugins/tickets/redmine/users_controller')
const Groups = () => import('#plugins/tickets/redmine/groups_controller')
const Uploads = () => import('#plugins/tickets/redmine/uploads_controller')

const API = '/api/admin/redmine'

/** The router holds the end of the segment against it too. */
const ID = /^\d{1,15}(?:\.json)?$/

/** What clients of Redmine read and write. Their address of Redmine is this one. */
export function redmineRoutes(router: Router): void {
  issueRoutes(router)
  wordRoutes(router)
  peopleRoutes(router)
}

function issueRoutes(router: Router): void {
  router
    .get(`${API}/issues.json`, [Issues, 'index'])
    .as('tickets.admin.redmine_issues.index')
    .permission('tickets.list')
  router
    .post(`${API}/issues.json`, [Issues, 'store'])
    .as('tickets.admin.redmine_issues.store')
    .permission('tickets.create')
    .accepts(storeIssue)
  router
    .get(`${API}/issues/:id.json`, [Issues, 'show'])
    .where('id', ID)
    .as('tickets.admin.redmine_issues.show')
    .permission('tickets.view')
  router
    .put(`${API}/issues/:id.json`, [Issues, 'update'])
    .where('id', ID)
    .as('tickets.admin.redmine_issues.update')
    .permission('tickets.view')
    .accepts(updateIssue)
  router
    .delete(`${API}/issues/:id.json`, [Issues, 'destroy'])
    .where('id', ID)
    .as('tickets.admin.redmine_issues.destroy')
    .permission('tickets.delete')
  router
    .post(`${API}/uploads.json`, [Uploads, 'store'])
    .as('tickets.admin.redmine_uploads.store')
    .permission('tickets.comment')
}

function wordRoutes(router: Router): void {
  const list = (
    path: string,
    action: 'trackers' | 'statuses' | 'priorities' | 'categories' | 'customFields' | 'projects',
    name: string
  ) =>
    router
      .get(`${API}/${path}.json`, [Words, action])
      .as(`tickets.admin.redmine_${name}.index`)
      .permission('tickets.list')
  list('trackers', 'trackers', 'trackers')
  list('issue_statuses', 'statuses', 'issue_statuses')
  list('enumerations/issue_priorities', 'priorities', 'issue_priorities')
  list('projects/1/issue_categories', 'categories', 'issue_categories')
  list('custom_fields', 'customFields', 'custom_fields')
  list('projects', 'projects', 'projects')
  router
    .get(`${API}/projects/1.json`, [Words, 'project'])
    .as('tickets.admin.redmine_projects.show')
    .permission('tickets.list')
}

function peopleRoutes(router: Router): void {
  router
    .get(`${API}/users.json`, [Users, 'index'])
    .as('tickets.admin.redmine_users.index')
    .permission('tickets.users.list')
  router
    .post(`${API}/users.json`, [Users, 'store'])
    .as('tickets.admin.redmine_users.store')
    .permission('tickets.users.create')
    .accepts(storeUser)
  router
    .put(`${API}/users/:id.json`, [Users, 'update'])
    .where('id', ID)
    .as('tickets.admin.redmine_users.update')
    .permission('tickets.users.update')
    .accepts(updateUser)
  router
    .get(`${API}/users/current.json`, [Users, 'current'])
    .as('tickets.admin.redmine_current_user.show')
    .permission('tickets.list')
  router
    .get(`${API}/users/:id.json`, [Users, 'show'])
    .where('id', ID)
    .as('tickets.admin.redmine_users.show')
    .permission('tickets.users.list')
  router
    .get(`${API}/groups.json`, [Groups, 'index'])
    .as('tickets.admin.redmine_groups.index')
    .permission('tickets.groups.list')
  router
    .post(`${API}/groups.json`, [Groups, 'store'])
    .as('tickets.admin.redmine_groups.store')
    .permission('tickets.groups.create')
    .accepts(storeGroup)
  router
    .get(`${API}/groups/:id.json`, [Groups, 'show'])
    .where('id', ID)
    .as('tickets.admin.redmine_groups.show')
    .permission('tickets.groups.list')
  router
    .put(`${API}/groups/:id.json`, [Groups, 'update'])
    .where('id', ID)
    .as('tickets.admin.redmine_groups.update')
    .permission('tickets.groups.update')
    .accepts(updateGroup)
  router
    .delete(`${API}/groups/:id.json`, [Groups, 'destroy'])
    .where('id', ID)
    .as('tickets.admin.redmine_groups.destroy')
    .permission('tickets.groups.delete')
}
