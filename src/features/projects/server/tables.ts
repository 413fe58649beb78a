export interface ProjectTables {
  projects: ProjectsTable;
}

interface ProjectsTable {
  user_id: string;
  id: string;
  name: string;
  color: string;
  created_at: number;
  rank: string;
}
