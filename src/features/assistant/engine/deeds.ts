export type Deed = 'create' | 'report' | 'complete' | 'activate' | 'delete' | 'update';
