export { StockMontagePlayer } from './stock_montage_player'
export { StockSearchField } from './stock_search_field'
