export type Deed = 'create' | 'report' | 'complete' | 'drop' | 'activate' | 'delete' | 'update';
