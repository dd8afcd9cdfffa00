import '#plugins/platform/contracts/extension_points'

export type { BannerPlace, BannerSource, BannerSpot } from '#plugins/platform/contracts/banner'
export type { Branding, BrandingSource } from '#plugins/platform/contracts/branding_source'
export type { HomeLead, HomePage, ShownHome } from '#plugins/platform/contracts/home_page'
export type {
  Metadata,
  MetadataFeed,
  MetadataImage,
  MetadataRequest,
  MetadataSource,
} from '#plugins/platform/contracts/metadata_source'
export type { MissingPage } from '#plugins/platform/contracts/missing_page'
export type {
  PatternChange,
  PermalinkPattern,
  PermalinkPatternSource,
} from '#plugins/platform/contracts/permalink_patterns'
export type { MessageTaker, VisitorMessage } from '#plugins/platform/contracts/message_taker'
export type { PermalinkEntry, PermalinkSource } from '#plugins/platform/contracts/permalink_source'
export type { FoundRecord, RecordQuery, RecordSource } from '#plugins/platform/contracts/record_source'
export type { SearchExtract, SearchHit, SearchQuery, SearchSource } from '#plugins/platform/contracts/search_source'
export type { SitemapEntry, SitemapSource } from '#plugins/platform/contracts/sitemap_source'
export type { DashboardWidget, WidgetData, WidgetQuery, WidgetRows } from '#plugins/platform/contracts/dashboard_widget'
export type { DeskItem, DeskQuery, DeskSource, DeskWaiting } from '#plugins/platform/contracts/desk_source'
export type { MenuCount } from '#plugins/platform/contracts/menu_count'
export type {
  TimelineEntry,
  TimelineKind,
  TimelineQuery,
  TimelineReply,
  TimelineSource,
  TimelineSubject,
  TimelineSubjectSource,
} from '#plugins/platform/contracts/timeline_source'
export { countByDay } from '#plugins/platform/services/count_by_day'
export { listDesk } from '#plugins/platform/services/list_desk'
export { listRecords } from '#plugins/platform/services/list_records'
export { loadSources } from '#plugins/platform/queries/load_sources'
export { MAIL_KIND } from '#plugins/platform/services/timeline/mail_kind'
export { periodsOf } from '#plugins/platform/services/periods'
export { fileAddress, pageAddress, pagedPath, pageNumber } from '#plugins/platform/services/page_address'
