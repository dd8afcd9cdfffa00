import { definePlugin } from '#core/plugin/define_plugin'
import { dangerous, permissions, presets, roles } from '#plugins/platform/permissions'
import { routes } from '#plugins/platform/routes'
import '#plugins/platform/contracts/extension_points'

/** Start-up data for the shell and programs: named routes, metadata, search, sitemap, the API document. */
export default definePlugin({
  id: 'platform',
  version: '0.1.0',
  label: { fr_FR: 'Plateforme', en_GB: 'Platform' },
  requires: { core: '^1.0.0' },
  offers: [
    'platform.banner_places',
    'platform.banners',
    'platform.branding',
    'platform.dashboard_widgets',
    'platform.desk_sources',
    'platform.home_leads',
    'platform.home_pages',
    'platform.menu_counts',
    'platform.message_takers',
    'platform.metadata_sources',
    'platform.missing_pages',
    'platform.permalink_patterns',
    'platform.permalink_sources',
    'platform.record_sources',
    'platform.search_sources',
    'platform.sitemap_sources',
    'platform.timeline_sources',
    'platform.timeline_subjects',
  ],
  permissions,
  roles,
  presets,
  dangerous,
  routes,
  extends: {
    'core.blocks': { 'core.html': () => import('#plugins/platform/blocks/html_block') },
    'core.import_profiles': { 'platform.saved': () => import('#plugins/platform/services/imports/saved_profiles') },
    'core.jobs': {
      'platform.export': () => import('#plugins/platform/jobs/export_job'),
      'platform.run_import': () => import('#plugins/platform/jobs/run_import_job'),
    },
    'core.lists': {
      'platform.imports': () => import('#plugins/platform/lists/imports_list'),
      'platform.import_profiles': () => import('#plugins/platform/lists/import_profiles_list'),
      'platform.audit': () => import('#plugins/platform/lists/audit_list'),
      'platform.jobs': () => import('#plugins/platform/lists/job_list'),
    },
    'core.named_rows': { 'platform.lists': () => import('#plugins/platform/lists/named_rows') },
    'platform.dashboard_widgets': { 'platform.jobs': () => import('#plugins/platform/widgets/jobs_widget') },
    'platform.timeline_sources': {
      'platform.mails': () => import('#plugins/platform/services/timeline/mail_timeline'),
    },
    'platform.menu_counts': {
      'platform.imports': () => import('#plugins/platform/widgets/failed_imports_count'),
      'platform.jobs': () => import('#plugins/platform/widgets/failed_jobs_count'),
    },
  },
  provides: { startUp: () => import('#plugins/platform/ports/start_up') },
})
